/**
 * The canvas of a picture; while the backend changes, two: the one before stays until the next has drawn, and takes its time along.
 * Must not know: what is drawn, words.
 */
import { EngineError, type BackendName, type Engine, type Fragment } from 'kirari'
import { Shader } from 'kirari/react'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import styles from './live-preview.module.css'

/** What was asked of the engine that draws. */
export type Request = BackendName | 'auto'
export interface Running {
  readonly request: Request
  readonly engine: Engine
}

type Props = {
  readonly fragment: Fragment
  readonly choice: BackendName | undefined
  readonly running: Running | undefined
  readonly isPlaying: boolean | undefined
  readonly startSeconds: number
  /** A first picture stands. */
  readonly onDrawn: (running: Running) => void
  readonly onFail: (request: Request, isWithoutGpu: boolean) => void
}

export const PictureLayers = ({ fragment, choice, running, isPlaying, startSeconds, onDrawn, onFail }: Props): ReactNode => {
  // The engine's own choice and the reader's may be the same backend.
  const isKept = running && (choice === undefined || choice === running.engine.backend)
  const request: Request = isKept ? running.request : (choice ?? 'auto')
  const requests = running && running.request !== request ? [running.request, request] : [request]
  const before = useRef<Engine>(undefined)
  useEffect(() => {
    before.current = running?.engine
  })
  const startAt = useCallback(() => before.current?.time ?? startSeconds, [startSeconds])
  return requests.map((one) => <Layer key={one} request={one} fragment={fragment} isPlaying={isPlaying} startAt={startAt} onDrawn={onDrawn} onFail={onFail} />)
}

type LayerProps = Pick<Props, 'fragment' | 'isPlaying' | 'onDrawn' | 'onFail'> & { readonly request: Request; readonly startAt: () => number }

const Layer = ({ request, fragment, isPlaying, startAt, onDrawn, onFail }: LayerProps): ReactNode => {
  const begin = useCallback(
    (engine: Engine | null) => {
      if (!engine) return undefined
      engine.seek(startAt())
      const stop = engine.on('frame', () => {
        stop()
        onDrawn({ request, engine })
      })
      return stop
    },
    [request, startAt, onDrawn],
  )
  const fail = useCallback(
    (error: Error) => {
      const isWithoutGpu = error instanceof EngineError
      if (!isWithoutGpu) reportError(error)
      onFail(request, isWithoutGpu)
    },
    [request, onFail],
  )
  return <Shader className={styles.layer} fragment={fragment} backend={request} label="" isPlaying={isPlaying} engineRef={begin} onError={fail} />
}
