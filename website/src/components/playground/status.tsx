/** The result of the latest run, in words. */
import type { ReactNode } from 'react'
import type { Loss } from '../../live/session.ts'
import type { Mistake, Range } from '../../playground/message.ts'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import type { Clock } from './use-clock.ts'
import { filled } from '../filled.ts'
import { words } from './words.ts'

export type State =
  | { readonly type: 'starting' }
  | { readonly type: 'drawn'; readonly backend: keyof typeof backendNames; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly mistake: Mistake }
  | { readonly type: 'endless' }
  | { readonly type: 'lost'; readonly loss: Loss }

export const backendNames = { webgpu: 'WebGPU', webgl2: 'WebGL2', cpu: 'CPU' } as const

/** The page of errors that explains a code, by its first letters. */
const pageOfErrors = (code: string): string => (code.startsWith('S1') ? 'node' : code.startsWith('S2') ? 'type' : code.startsWith('S3') ? 'shader' : 'engine')

type Props = {
  readonly state: State
  readonly clock: Clock
  readonly isGPULost: boolean
  readonly code: string
  readonly errors: string
  readonly onShow: (range: Range) => void
  readonly onAgain: () => void
}

export const Status = ({ state, clock, isGPULost, code, errors, onShow, onAgain }: Props): ReactNode => {
  const text = useText()
  if (isGPULost) return <p className={styles.problem}>{text(words.gpuLost)}</p>
  switch (state.type) {
    case 'starting':
      return <p className={styles.note}>{text(words.starting)}</p>
    case 'drawn':
      return (
        <p className={styles.note}>
          {state.backend === 'cpu'
            ? text(words.byCPU)
            : filled(text(words.drawnBy), { backend: backendNames[state.backend], width: clock.width, height: clock.height, ms: state.milliseconds })}
        </p>
      )
    case 'endless':
      return <p className={styles.problem}>{text(words.endless)}</p>
    case 'lost':
      return (
        <>
          <p className={styles.problem}>{text(words[state.loss])}</p>
          <button type="button" className={styles.text} onClick={onAgain}>
            {text(words.again)}
          </button>
        </>
      )
    case 'failed': {
      const { message, code: name, hint, range } = state.mistake
      return (
        <div className={styles.problem}>
          <p>
            <span>{text(words.mistake)}</span>{' '}
            {range && (
              <button type="button" className={styles.line} onClick={() => onShow(range)}>
                {filled(text(words.line), { line: code.slice(0, range.from).split('\n').length })}
              </button>
            )}
          </p>
          <pre translate="no">{[name ? `${name}: ${message}` : message, hint && `hint: ${hint}`].filter(Boolean).join('\n')}</pre>
          {name && <a href={`${errors}/${pageOfErrors(name)}#${name}`}>{filled(text(words.explain), { code: name })}</a>}
        </div>
      )
    }
  }
}
