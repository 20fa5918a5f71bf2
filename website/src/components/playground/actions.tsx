/** The bar above the code: links to it, other code in its place, and the backend. */
import { useId, type ReactNode } from 'react'
import type { BackendChoice } from '../../playground/message.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import { backendNames } from './status.tsx'
import { words } from './words.ts'

type Props = {
  /** An address that holds the code. */
  readonly link: () => Promise<string>
  readonly onBegin: () => void
  /** Undefined if there is no draft to restore. */
  readonly onRestore: (() => void) | undefined
  readonly backend: BackendChoice
  readonly onBackend: (backend: BackendChoice) => void
}

const backendChoices: readonly BackendChoice[] = ['auto', 'webgpu', 'webgl2']

export const Actions = ({ link, onBegin, onRestore, backend, onBackend }: Props): ReactNode => {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.bar} data-playground-actions>
      <CopyButton label={text(words.share)} done={text(words.shared)} text={link} className={styles.text} />
      <CopyButton
        className={styles.text}
        label={text(words.embed)}
        text={async () => `<iframe src="${(await link()).replaceAll('&', '&amp;')}" width="800" height="600" title="Kirari" loading="lazy"></iframe>`}
      />
      <button type="button" className={styles.text} onClick={onBegin}>
        {text(words.begin)}
      </button>
      {onRestore && (
        <button type="button" className={styles.text} onClick={onRestore}>
          {text(words.restore)}
        </button>
      )}
      <label htmlFor={`${id}backend`} className={styles.named}>
        {text(words.backend)}
        <select
          id={`${id}backend`}
          value={backend}
          onChange={({ currentTarget }) => onBackend(backendChoices.find((name) => name === currentTarget.value) ?? 'auto')}
        >
          {backendChoices.map((name) => (
            <option key={name} value={name}>
              {name === 'auto' ? text(words.automatic) : backendNames[name]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
