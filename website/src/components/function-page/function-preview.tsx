/**
 * The picture of a function: a poster drawn while the site was built, over which the GPU draws the same when the page has settled
 * and the picture is near. Sliders and points in the picture set values. Without a GPU the poster stays, and the page says so.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { UsedPreviewKind } from '@site/src/generated/previews/index.ts'
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { MotionButton } from '../live-shader/motion-button.tsx'
import { useAwake } from '../live-shader/use-awake.ts'
import { useReducedMotion } from '../live-shader/use-reduced-motion.ts'
import { allowed, defaultValues, type PageControl } from './control.ts'
import { ControlPanel } from './control-panel.tsx'
import styles from './function-preview.module.css'
import { posterSize } from './poster-size.ts'

const LivePreview = lazy(() => import('./live-preview.tsx'))

type Props = {
  readonly kind: UsedPreviewKind
  /** The function's place within the section: `color/blend/softLight`. */
  readonly path: string
  /** What the picture shows, for people who cannot see it. */
  readonly label: string
  readonly controls: readonly PageControl[]
}

/** Not drawn yet; drawn by a GPU, which one, and whether it moves; or never to be. */
export type PreviewState =
  | { readonly name: 'poster' }
  | { readonly name: 'live'; readonly backend: string; readonly isMoving: boolean }
  | { readonly name: 'failed' }

export const FunctionPreview = ({ kind, path, label, controls }: Props): ReactNode => {
  const figure = useRef<HTMLElement>(null)
  const isAwake = useAwake(figure)
  const prefersStill = useReducedMotion()
  const [wish, setWish] = useState<boolean>()
  const [values, setValues] = useState(() => defaultValues(controls))
  const [state, setState] = useState<PreviewState>({ name: 'poster' })
  const set = useCallback(
    (id: string, value: readonly number[]): void => {
      const control = controls.find((one) => one.id === id)
      if (control) setValues((before) => ({ ...before, [id]: value.map((component) => allowed(control, component)) }))
    },
    [controls],
  )
  const isPlaying = wish ?? !prefersStill
  return (
    <figure ref={figure} id="preview" className={styles.figure} data-search="none">
      <div className={styles.picture} data-preview={state.name} data-backend={state.name === 'live' ? state.backend : undefined}>
        <img src={useBaseUrl(`/posters/${path}.webp`)} alt={label} {...posterSize} decoding="sync" fetchPriority="high" />
        {isAwake && state.name !== 'failed' && (
          // The code of the moving picture may not come: the poster stays, and the page with it.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LivePreview kind={kind} path={path} controls={controls} values={values} isPlaying={wish} onChange={set} onState={setState} />
            </Suspense>
          </ErrorBoundary>
        )}
        {state.name === 'live' && state.isMoving && <MotionButton className={styles.motion ?? ''} isMoving={isPlaying} onToggle={() => setWish(!isPlaying)} />}
      </div>
      {state.name === 'failed' && (
        <p className={styles.message} role="status">
          {translate({
            id: 'picture.still',
            message: 'This browser offers neither WebGPU nor WebGL2, so the picture stands still.',
            description: 'Said on a live picture where there is no GPU',
          })}
        </p>
      )}
      {controls.length > 0 && (
        <ControlPanel controls={controls} values={values} isEnabled={state.name === 'live'} onChange={set} onReset={() => setValues(defaultValues(controls))} />
      )}
    </figure>
  )
}
