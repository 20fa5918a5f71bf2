/**
 * The picture of a scene alone: the poster is there at once, and the engine comes when the picture nears the view.
 * Must not know: what stands around it.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { moving, type SceneName } from '@site/src/generated/scenes/index.ts'
import type { Engine } from 'kirari'
import { lazy, Suspense, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import type { UniformValues } from './live-scene.tsx'
import styles from './live-shader.module.css'
import { MotionButton } from './motion-button.tsx'
import { useAwake } from './use-awake.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

const LiveScene = lazy(() => import('./live-scene.tsx'))

type Props = {
  readonly scene: SceneName
  /** Describes the picture, for people who cannot see it. */
  readonly label: string
  /** Of the poster, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly values?: UniformValues
  readonly engineRef?: Ref<Engine>
  readonly pictureRef?: RefObject<HTMLDivElement | null>
  /** Lies over the picture once it is live. */
  readonly children?: ReactNode
}

const noValues: UniformValues = {}

export const LivePicture = ({ scene, label, size, values = noValues, engineRef, pictureRef, children }: Props): ReactNode => {
  const own = useRef<HTMLDivElement>(null)
  const box = pictureRef ?? own
  const isAwake = useAwake(box)
  const prefersStill = useReducedMotion()
  const [wish, setWish] = useState<boolean>()
  const poster = useBaseUrl(`/posters/scene-${scene}.webp`)
  const isMoving = wish ?? !prefersStill
  const still = <img className={styles.still} src={poster} alt={label} {...size} loading="lazy" decoding="async" />
  return (
    <div ref={box} className={styles.picture} data-scene={scene}>
      {isAwake ? (
        // The code of the moving picture may not come: the poster stays, and the page with it.
        <ErrorBoundary fallback={() => still}>
          <Suspense fallback={still}>
            <LiveScene
              scene={scene}
              label={label}
              poster={poster}
              values={values}
              isPlaying={wish}
              engineRef={engineRef}
              message={translate({
                id: 'picture.still',
                message: 'This browser supports neither WebGPU nor WebGL2, so you see a still image.',
                description: 'Said on a live picture where there is no GPU',
              })}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        still
      )}
      {isAwake && children}
      {isAwake && moving.has(scene) && <MotionButton className={styles.motion} isMoving={isMoving} onToggle={() => setWish(!isMoving)} />}
    </div>
  )
}
