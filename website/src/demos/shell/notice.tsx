/** What is said over the picture: that it is coming, why it does not, or what the scene says. */
import { translate } from '@docusaurus/Translate'
import type { Text } from '@kirari/addons/catalogue'
import type { ReactNode } from 'react'
import type { DemoBackend } from '../demo.ts'
import styles from './demo.module.css'
import { useText } from './use-text.ts'

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
  /** The one backend that the demo is written for, if there is but one. */
  readonly only: DemoBackend | undefined
  readonly onRetry: () => void
}

export const Notice = ({ phase, isAwake, message, only, onRetry }: Props): ReactNode => {
  const text = useText()
  switch (phase.name) {
    case 'waiting':
      return isAwake ? (
        <p className={styles.loading} role="status">
          {translate({ id: 'demo.loading', message: 'Starting…', description: 'Said over a demo while its code and its shaders are on their way' })}
        </p>
      ) : null
    case 'live':
      return message ? (
        <p className={styles.notice} role="status" data-demo-message>
          {text(message)}
        </p>
      ) : null
    case 'lost':
      return (
        <p className={styles.notice} role="status">
          {translate({
            id: 'demo.lost',
            message: 'The GPU was taken away. The picture comes back with it.',
            description: 'Said over a demo after its context was lost',
          })}
        </p>
      )
    case 'without gpu':
      return (
        <p className={styles.notice} role="status">
          {only
            ? translate(
                {
                  id: 'demo.needs',
                  message: 'This page is written for {backend} alone, which this browser does not offer here, so the picture stands still.',
                  description: 'Said over a demo that runs on one backend only, where that is missing',
                },
                { backend: backendNames[only] },
              )
            : translate({
                id: 'picture.still',
                message: 'This browser offers neither WebGPU nor WebGL2, so the picture stands still.',
                description: 'Said on a live picture where there is no GPU',
              })}
        </p>
      )
    case 'failed':
      return (
        <div className={styles.notice} role="alert">
          <p>
            {translate({
              id: 'demo.failed',
              message: 'The picture could not be drawn.',
              description: 'Said over a demo that failed; the error itself follows',
            })}
          </p>
          <pre lang="en" translate="no">
            {phase.error.message}
          </pre>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {translate({ id: 'demo.retry', message: 'Try again', description: 'Button that starts a demo again after an error' })}
          </button>
        </div>
      )
  }
}
