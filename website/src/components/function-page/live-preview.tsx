/**
 * The preview, drawn by the GPU: the part that needs the engine and the function itself, and therefore comes later than the poster.
 * It begins at the poster's second, with the values of the address or the poster's; with those nothing is seen when it takes over.
 */
import { previewModules, type UsedPreviewKind } from '@site/src/generated/previews/index.ts'
import type { Pictures } from '@site/src/previews/preview.ts'
import { createValues } from '@site/src/previews/values.ts'
import type { BackendName, Engine } from 'kirari'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useText } from '../use-text.ts'
import { reasonAgainst } from './backend-support.ts'
import type { ControlValues, PageControl } from './control.ts'
import type { LiveActions, MissingBackends, PreviewState } from './function-preview.tsx'
import { HandlePoints } from './handle-points.tsx'
import styles from './live-preview.module.css'
import type { PictureAddress, PictureState } from './picture-address.ts'
import { filled } from '../filled.ts'
import { words } from './preview-words.ts'
import { PictureLayers, type Running } from './picture-layers.tsx'
import { useComparison } from './use-comparison.ts'
import { usePictureAddress } from './use-picture-address.ts'

type Props = {
  readonly kind: UsedPreviewKind
  readonly path: string
  readonly controls: readonly PageControl[]
  readonly values: ControlValues
  /** The backend the reader chose; the engine chooses without it. */
  readonly choice: BackendName | undefined
  readonly isPlaying: boolean | undefined
  readonly isComparing: boolean
  readonly actions: RefObject<LiveActions | undefined>
  readonly onChange: (id: string, value: readonly number[]) => void
  readonly onPicture: (picture: PictureState | ((before: PictureState) => PictureState)) => void
  readonly onMissing: (change: (before: MissingBackends) => MissingBackends) => void
  readonly onState: (state: PreviewState) => void
  readonly onSay: (text: string) => void
}

type Loaded = Pictures[string]

/** Names come from the address: a long one need not be read to its end. */
const maxNames = 3
const maxLength = 20

export default function LivePreview(props: Props): ReactNode {
  const { kind, path, controls, values, choice, onPicture, onSay } = props
  const text = useText()
  const [loaded, setLoaded] = useState<Loaded>()
  const say = useRef(text)
  useEffect(() => {
    say.current = text
  })
  const read = useCallback(
    ({ values: found, backend, corrected, unknown }: PictureAddress): void => {
      onPicture({ values: found, backend })
      onSay(
        [
          corrected.length > 0 ? filled(say.current(words.corrected), { names: listed(corrected) }) : '',
          unknown.length > 0 ? filled(say.current(words.unknown), { names: listed(unknown) }) : '',
        ]
          .filter(Boolean)
          .join(' '),
      )
    },
    [onPicture, onSay],
  )
  const link = usePictureAddress(controls, { values, backend: choice }, read)
  useEffect(() => {
    let isGone = false
    void previewModules[kind]().then(({ pictures }) => {
      const picture = pictures[path]
      if (!picture) throw new Error(`There is no preview of ${path}. Make the pages again: npm run generate -w website.`)
      if (!isGone) setLoaded(picture)
    })
    return () => {
      isGone = true
    }
  }, [kind, path])
  return loaded && <Drawn {...props} {...loaded} link={link} />
}

const Drawn = (props: Props & Loaded & { readonly link: () => string }): ReactNode => {
  const { preview, subject, controls, values, choice, isPlaying, isComparing, actions, link, onChange, onPicture, onMissing, onState, onSay } = props
  const text = useText()
  const overlay = useRef<HTMLCanvasElement>(null)
  const [running, setRunning] = useState<Running>()
  const made = useMemo(() => {
    const uniforms = createValues(controls)
    return { uniforms, fragment: preview.fragment(subject, uniforms), handles: preview.handles(subject) }
  }, [preview, subject, controls])
  useEffect(() => {
    for (const [id, value] of Object.entries(values)) made.uniforms.set(id, value)
  })

  const miss = useCallback((backend: BackendName, reason: string) => onMissing((before) => ({ ...before, [backend]: reason })), [onMissing])
  const look = useCallback(
    async (backend: BackendName): Promise<void> => {
      const reason = await reasonAgainst(backend)
      if (reason) miss(backend, text(words[reason]))
    },
    [miss, text],
  )
  // A context of WebGL2 costs more than a question, so it is opened when the reader comes near.
  const isLookedFor = useRef(false)
  useImperativeHandle(
    actions,
    () => ({
      link,
      approach() {
        if (isLookedFor.current || running?.engine.backend !== 'webgpu') return
        isLookedFor.current = true
        void look('webgl2')
      },
    }),
    [link, look, running],
  )

  const { startSeconds } = preview
  const draw = useCallback(
    (next: Running): void => {
      setRunning(next)
      const { backend } = next.engine
      if (!backend) return
      onState({ name: 'live', backend, isMoving: startSeconds !== undefined })
      if (backend === 'webgl2') void look('webgpu')
    },
    [startSeconds, onState, look],
  )
  const fail = useCallback(
    (request: BackendName | 'auto', isWithoutGpu: boolean): void => {
      if (request === 'auto') {
        // That there is no GPU is said on the page; anything else is a mistake of ours, and the poster stays.
        if (isWithoutGpu) onState({ name: 'failed' })
        return
      }
      // What was there before goes on.
      onPicture((before) => ({ ...before, backend: undefined }))
      if (!isWithoutGpu) onSay(filled(text(words.refused), { backend: request === 'webgpu' ? 'WebGPU' : 'WebGL2' }))
      else void reasonAgainst(request).then((reason) => miss(request, text(words[reason ?? (request === 'webgpu' ? 'noAdapter' : 'noWebGL2')])))
    },
    [onState, onPicture, onSay, miss, text],
  )
  const { fragment, handles } = made
  const shown: Engine | undefined = isComparing ? running?.engine : undefined
  useComparison({ shown, fragment, subject, values, overlay, onSay })

  return (
    <div className={styles.stage}>
      <PictureLayers
        fragment={fragment}
        choice={choice}
        running={running}
        isPlaying={isPlaying}
        startSeconds={startSeconds ?? 0}
        onDrawn={draw}
        onFail={fail}
      />
      {isComparing && <canvas ref={overlay} className={styles.difference} data-difference aria-hidden="true" />}
      {running && handles.length > 0 && <HandlePoints handles={handles} controls={controls} values={values} onChange={onChange} />}
    </div>
  )
}

const listed = (names: readonly string[]): string => {
  const short = names.slice(0, maxNames).map((name) => (name.length > maxLength ? `${name.slice(0, maxLength)}…` : name))
  return `${short.join(', ')}${names.length > maxNames ? ' …' : ''}`
}
