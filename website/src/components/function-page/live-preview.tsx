/**
 * The preview, drawn by the GPU: the part that needs the engine and the function itself, and therefore comes later than the poster.
 * It begins at the poster's second with the poster's values, so nothing is seen when it takes over.
 */
import { previewModules, type UsedPreviewKind } from '@site/src/generated/previews/index.ts'
import { createValues } from '@site/src/previews/values.ts'
import type { Preview, Subject } from '@site/src/previews/preview.ts'
import { EngineError, type Engine } from 'kirari'
import { Shader } from 'kirari/react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ControlValues, PageControl } from './control.ts'
import { dragHandles } from './drag-handles.ts'
import type { PreviewState } from './function-preview.tsx'
import styles from './live-preview.module.css'

type Props = {
  readonly kind: UsedPreviewKind
  readonly path: string
  readonly controls: readonly PageControl[]
  readonly values: ControlValues
  readonly isPlaying: boolean | undefined
  readonly onChange: (id: string, value: readonly number[]) => void
  readonly onState: (state: PreviewState) => void
}

type Loaded = { readonly preview: Preview; readonly subject: Subject }

export default function LivePreview(props: Props): ReactNode {
  const { kind, path } = props
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isGone = false
    void previewModules[kind]().then(({ preview, subjects }) => {
      const subject = subjects[path]
      if (!subject) throw new Error(`There is no preview of ${path}. Make the pages again: npm run generate -w website.`)
      if (!isGone) setLoaded({ preview, subject })
    })
    return () => {
      isGone = true
    }
  }, [kind, path])
  return loaded && <Drawn {...props} {...loaded} />
}

const Drawn = ({ preview, subject, controls, values, isPlaying, onChange, onState }: Props & Loaded): ReactNode => {
  const stage = useRef<HTMLDivElement>(null)
  const latest = useRef({ values, onChange })
  const made = useMemo(() => {
    const uniforms = createValues(controls)
    return { uniforms, fragment: preview.fragment(subject, uniforms), handles: preview.handles(subject) }
  }, [preview, subject, controls])

  useEffect(() => {
    latest.current = { values, onChange }
    for (const [id, value] of Object.entries(values)) made.uniforms.set(id, value)
  })

  const { startSeconds } = preview
  const begin = useCallback(
    (engine: Engine | null) => {
      if (!engine) return undefined
      if (startSeconds !== undefined) engine.seek(startSeconds)
      const stop = engine.on('frame', () => {
        stop()
        onState({ name: 'live', backend: engine.backend ?? '', isMoving: startSeconds !== undefined })
      })
      return stop
    },
    [startSeconds, onState],
  )
  const fail = useCallback(
    (error: Error) => {
      // That there is no GPU is said on the page; anything else is a mistake of ours, and the poster stays.
      if (error instanceof EngineError) onState({ name: 'failed' })
      else reportError(error)
    },
    [onState],
  )

  const { handles } = made
  useEffect(() => (stage.current ? dragHandles(stage.current, handles, latest) : undefined), [handles])

  return (
    <div ref={stage} className={handles.length > 0 ? `${styles.stage} ${styles.draggable}` : styles.stage}>
      <Shader fragment={made.fragment} label="" isPlaying={isPlaying} engineRef={begin} onError={fail} style={{ height: '100%' }} />
    </div>
  )
}
