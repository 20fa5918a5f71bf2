/** What is said over the picture: that it is coming, why it does not, or what the scene says. */
import { translate } from '@docusaurus/Translate'
import type { Text } from '@kirari/addons/catalogue'
import type { ReactNode } from 'react'
import type { DemoBackend } from '../demo.ts'
import type { Details } from '../scene.ts'
import styles from './demo.module.css'
import { useText } from '../../components/use-text.ts'
import { words } from './words.ts'

export type DemoPhase =
  /** Only the poster is there. */
  | { readonly name: 'waiting' }
  | { readonly name: 'live' }
  /** The GPU was taken away, and is waited for. */
  | { readonly name: 'lost' }
  | { readonly name: 'without gpu' }
  | { readonly name: 'failed'; readonly error: Error }

const backendNames: { readonly [name in DemoBackend]: string } = { webgpu: 'WebGPU', webgl2: 'WebGL2' }

type Props = {
  readonly phase: DemoPhase
  readonly isAwake: boolean
  readonly message: Text | undefined
  /** Replace their names in the message, such as {detail}. */
  readonly details: Details | undefined
  /** The one backend that the demo is written for, if there is but one. */
  readonly only: DemoBackend | undefined
  readonly onRetry: () => void
}

export const Notice = ({ phase, isAwake, message, details, only, onRetry }: Props): ReactNode => {
  const text = useText()
  switch (phase.name) {
    case 'waiting':
      return isAwake ? (
        <p className={styles.loading} role="status">
          {text(words.loading)}
        </p>
      ) : null
    case 'live':
      return message ? (
        <p className={styles.notice} role="status" data-demo-message>
          {text(message).replaceAll(/\{(\w+)\}/g, (whole, name: string) => details?.[name] ?? whole)}
        </p>
      ) : null
    case 'lost':
      return (
        <p className={styles.notice} role="status">
          {text(words.lost)}
        </p>
      )
    case 'without gpu':
      return (
        <p className={styles.notice} role="status">
          {only
            ? text(words.needs).replaceAll('{backend}', backendNames[only])
            : translate({
                id: 'picture.still',
                message: 'This browser supports neither WebGPU nor WebGL2, so you see a still image.',
                description: 'Said on a live picture where there is no GPU',
              })}
        </p>
      )
    case 'failed':
      return (
        <div className={styles.notice} role="alert">
          <p>{text(words.failed)}</p>
          <pre lang="en" translate="no">
            {phase.error.message}
          </pre>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {text(words.retry)}
          </button>
        </div>
      )
  }
}
