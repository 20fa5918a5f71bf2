/**
 * The picture of a function: a poster drawn while the site was built, over which the GPU draws the same when the page has settled
 * and the picture is near. Sliders and points in the picture set values. Without a GPU the poster stays, and the page says so.
 * What the reader sets is kept here; all that is done with it comes later (live-preview.tsx).
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { translate } from '@docusaurus/Translate'
import type { UsedPreviewKind } from '@site/src/generated/previews/index.ts'
import type { BackendName } from 'kirari'
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { functionPosterSize } from '../../image-size.ts'
import { MotionButton } from '../live-shader/motion-button.tsx'
import { useAwake } from '../live-shader/use-awake.ts'
import { useReducedMotion } from '../live-shader/use-reduced-motion.ts'
import { BackendBar } from './backend-bar.tsx'
import { allowed, defaultValues, type PageControl } from './control.ts'
import { ControlPanel } from './control-panel.tsx'
import styles from './function-preview.module.css'
import type { PictureState } from './picture-address.ts'

const LivePreview = lazy(() => import('./live-preview.tsx'))

type Props = {
  readonly kind: UsedPreviewKind
  /** The function's place within the section: `color/blend/softLight`. */
  readonly path: string
  /** What the picture shows: said below it, and in its place where it is not seen. */
  readonly label: string
  readonly controls: readonly PageControl[]
}

/** Not drawn yet; drawn by a GPU, which one, and whether it moves; or never to be. */
export type PreviewState =
  | { readonly name: 'poster' }
  | { readonly name: 'live'; readonly backend: BackendName; readonly isMoving: boolean }
  | { readonly name: 'failed' }

/** What a live preview can do for its page. */
export interface LiveActions {
  /** The address of the picture as it is now. */
  readonly link: () => string
  /** The reader comes near the choice of a backend. */
  readonly approach: () => void
}

export type MissingBackends = Partial<Readonly<Record<BackendName, string>>>

export const FunctionPreview = ({ kind, path, label, controls }: Props): ReactNode => {
  const figure = useRef<HTMLElement>(null)
  const isAwake = useAwake(figure)
  const prefersStill = useReducedMotion()
  const [wish, setWish] = useState<boolean>()
  const [{ values, backend: choice }, setPicture] = useState<PictureState>(() => ({ values: defaultValues(controls), backend: undefined }))
  const [state, setState] = useState<PreviewState>({ name: 'poster' })
  const [missing, setMissing] = useState<MissingBackends>({})
  const [wantsComparison, setComparing] = useState(false)
  const isComparing = wantsComparison && Object.keys(missing).length === 0
  const [said, say] = useState('')
  const actions = useRef<LiveActions>(undefined)
  const set = useCallback(
    (id: string, value: readonly number[]): void => {
      const control = controls.find((one) => one.id === id)
      if (!control) return
      // What a comparison says stays until it has measured again.
      if (!isComparing) say('')
      setPicture(({ values: before, backend }) => ({ values: { ...before, [id]: value.map((component, i) => allowed(control, component, i)) }, backend }))
    },
    [controls, isComparing],
  )
  const compare = (wanted: boolean): void => {
    say('')
    setComparing(wanted)
  }
  const isLive = state.name === 'live'
  const isPlaying = wish ?? !prefersStill
  return (
    <figure ref={figure} id="preview" className={styles.figure} data-search="none">
      <div className={styles.picture} data-preview={state.name} data-backend={isLive ? state.backend : undefined}>
        <img src={useBaseUrl(`/posters/${path}.webp`)} alt={label} {...functionPosterSize} decoding="sync" fetchPriority="high" />
        {isAwake && state.name !== 'failed' && (
          // The code of the moving picture may not come: the poster stays, and the page with it.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LivePreview
                kind={kind}
                path={path}
                controls={controls}
                values={values}
                choice={choice}
                // What is compared stands still.
                isPlaying={isComparing ? false : wish}
                isComparing={isComparing}
                actions={actions}
                onChange={set}
                onPicture={setPicture}
                onMissing={setMissing}
                onState={setState}
                onSay={say}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {isLive && state.isMoving && (
          <MotionButton
            className={styles.motion ?? ''}
            isMoving={isPlaying && !isComparing}
            onToggle={() => {
              setWish(isComparing || !isPlaying)
              if (isComparing) compare(false)
            }}
          />
        )}
      </div>
      <ControlPanel
        controls={controls}
        // A poster shows what it was drawn with.
        values={state.name === 'failed' ? defaultValues(controls) : values}
        isEnabled={isLive}
        link={() => actions.current?.link() ?? location.href}
        onChange={set}
        onReset={() => {
          if (!isComparing) say('')
          setPicture(({ backend }) => ({ values: defaultValues(controls), backend }))
        }}
      />
      <BackendBar
        backend={isLive ? state.backend : undefined}
        choice={choice}
        missing={missing}
        isComparing={isComparing}
        said={
          state.name === 'failed'
            ? translate({
                id: 'picture.still',
                message: 'This browser supports neither WebGPU nor WebGL2, so you see a still image.',
                description: 'Said on a live picture where there is no GPU',
              })
            : said
        }
        onChoose={(backend) => {
          say('')
          setPicture(({ values: before }) => ({ values: before, backend }))
        }}
        onCompare={() => compare(!isComparing)}
        onApproach={() => actions.current?.approach()}
      />
      {/* Those who do not see the picture have heard this in its place. */}
      <figcaption className={styles.caption} aria-hidden="true">
        {label}
      </figcaption>
    </figure>
  )
}
