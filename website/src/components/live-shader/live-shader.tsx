/**
 * A live picture in a page: what the code block above it draws (the block says `scene=name`, see scripts/scenes.ts).
 * The poster is there at once; the engine comes when the picture nears the view. Sliders set uniforms that the code exports.
 */
import Link from '@docusaurus/Link'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { scenes, type SceneName } from '@site/src/generated/scenes/index.ts'
import { lazy, Suspense, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { scenePosterSize } from '../../image-size.ts'
import styles from './live-shader.module.css'
import { MotionButton } from './motion-button.tsx'
import { useAwake } from './use-awake.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

const LiveScene = lazy(() => import('./live-scene.tsx'))

export type Control = {
  /** The exported uniform: a float. */
  readonly uniform: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** As in the code. */
  readonly value: number
}

type Props = {
  readonly scene: SceneName
  /** What the picture shows, for people who cannot see it. */
  readonly label: string
  readonly controls?: readonly Control[]
  /** What one should see, under the picture. */
  readonly children?: ReactNode
}

const noControls: readonly Control[] = []

export const LiveShader = ({ scene, label, controls = noControls, children }: Props): ReactNode => {
  const box = useRef<HTMLElement>(null)
  const isAwake = useAwake(box)
  const prefersStill = useReducedMotion()
  const [wish, setWish] = useState<boolean>()
  const [values, setValues] = useState<Readonly<Record<string, number>>>(() => Object.fromEntries(controls.map(({ uniform, value }) => [uniform, value])))
  const poster = useBaseUrl(`/posters/scene-${scene}.webp`)
  const isMoving = wish ?? !prefersStill
  const still = <img className={styles.still} src={poster} alt={label} {...scenePosterSize} loading="lazy" decoding="async" />
  return (
    <figure ref={box} className={styles.figure}>
      <div className={styles.picture} data-scene={scene}>
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
        {isAwake && scenes[scene].isMoving && <MotionButton className={styles.motion} isMoving={isMoving} onToggle={() => setWish(!isMoving)} />}
      </div>
      {controls.map((control) => (
        <Slider
          key={control.uniform}
          control={control}
          value={values[control.uniform] ?? control.value}
          onChange={(value) => setValues((before) => ({ ...before, [control.uniform]: value }))}
        />
      ))}
      <figcaption className={styles.caption}>
        {children}
        <Link to={`/docs/playground?scene=${scene}`} className="playground-link">
          {translate({
            id: 'picture.playground',
            message: 'Open in the playground',
            description: 'Link below a live picture to the page where its code can be changed',
          })}
        </Link>
      </figcaption>
    </figure>
  )
}

const Slider = ({ control, value, onChange }: { readonly control: Control; readonly value: number; readonly onChange: (value: number) => void }): ReactNode => {
  const id = useId()
  const { label, min, max, step } = control
  // How much of the track is filled. React passes variables of the style sheet on as they are; its types list only properties.
  const share = { '--share': (value - min) / (max - min) } as CSSProperties
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        style={share}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      {/* The slider itself says its value; said again by an output it would be heard twice. */}
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
    </div>
  )
}
