/**
 * Under the picture: which backend draws it, and how the two compare. It stands in the page from the start, dead, so that nothing moves when
 * the preview wakes up. Must not know: how anything is drawn or compared.
 */
import { translate } from '@docusaurus/Translate'
import type { BackendName } from 'kirari'
import type { ReactNode } from 'react'
import styles from './backend-bar.module.css'

/** A page has one bar, so its names are its own. */
const id = 'preview-backend'
const names = { webgl2: 'WebGL2', webgpu: 'WebGPU' } as const

type Props = {
  /** Which draws; nothing while none does. */
  readonly backend: BackendName | undefined
  /** Which is to draw, if the reader said so. */
  readonly choice: BackendName | undefined
  /** Why a backend cannot be had, in the reader's words. */
  readonly missing: Partial<Readonly<Record<BackendName, string>>>
  readonly isComparing: boolean
  readonly said: string
  readonly onChoose: (backend: BackendName) => void
  readonly onCompare: () => void
  /** The reader comes near. */
  readonly onApproach: () => void
}

export const BackendBar = ({ backend, choice, missing, isComparing, said, onChoose, onCompare, onApproach }: Props): ReactNode => {
  const reasons = Object.values(missing)
  return (
    <div className={styles.bar} onPointerEnter={onApproach} onFocus={onApproach}>
      <fieldset className={styles.names} disabled={!backend} aria-describedby={id}>
        <legend className={styles.legend}>
          {translate({ id: 'preview.backend', message: 'Drawn by', description: 'Name of the choice between WebGL2 and WebGPU under a live preview' })}
        </legend>
        {(['webgl2', 'webgpu'] as const).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={id}
              value={name}
              checked={(choice ?? backend) === name}
              disabled={missing[name] !== undefined}
              title={missing[name]}
              onChange={() => onChoose(name)}
            />
            <span translate="no">{names[name]}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.compare}
        disabled={!backend || reasons.length > 0}
        aria-pressed={isComparing}
        aria-describedby={id}
        onClick={onCompare}
      >
        {translate({
          id: 'preview.compare',
          message: 'Compare WebGL2 with WebGPU',
          description: 'Button that draws a preview on both backends and shows the difference',
        })}
      </button>
      {/* There before it says something, or nobody would hear it. */}
      <p id={id} className={styles.said} role="status">
        {said || reasons.join(' ')}
      </p>
    </div>
  )
}
