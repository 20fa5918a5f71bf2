/** A part of the picture's time as a video file: its fields, its progress, and what the browser cannot do. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Drawer } from '../../playground/message.ts'
import type { VideoFormat } from '../../playground/video/encode.ts'
import { evenSize, frameCount, isWithinLimits, videoLimits } from '../../playground/video/plan.ts'
import type { VideoRequests } from '../../playground/video/requests.ts'
import { useText } from '../use-text.ts'
import { NumberField } from './number-field.tsx'
import styles from './playground.module.css'
import { saveFile } from './save-file.ts'
import type { Time } from './time-bar.tsx'
import { filled } from '../filled.ts'
import { words } from './words.ts'

type Props = {
  readonly size: { readonly width: number; readonly height: number }
  readonly by: Drawer
  readonly loop: Time['loop']
  readonly videos: VideoRequests
}

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'encoding'; readonly done: number; readonly controller: AbortController }
  | { readonly type: 'failed'; readonly message: string }

/** The encoder is a library of its own: it is loaded when this bar opens. */
const loadEncoder = () => import('../../playground/video/encode.ts')

export const VideoBar = ({ size, by, loop, videos }: Props): ReactNode => {
  const text = useText()
  const [range, setRange] = useState(loop ?? { from: 0, to: 4 })
  const [framesPerSecond, setFramesPerSecond] = useState(30)
  const formats = useFormats(size)
  const [chosen, setChosen] = useState<string>()
  const [state, setState] = useState<State>({ type: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // A loop that the reader sets later is the range from then on.
  const [latestLoop, setLatestLoop] = useState(loop)
  if (loop !== latestLoop) {
    setLatestLoop(loop)
    if (loop) setRange(loop)
  }

  const plan = { ...evenSize(size), range, framesPerSecond, by }
  const frames = frameCount(plan)
  const format = formats === undefined || formats instanceof Error ? undefined : (formats.find(({ name }) => name === chosen) ?? formats[0])

  const encode = async (used: VideoFormat): Promise<void> => {
    const controller = new AbortController()
    running.current = controller
    setState({ type: 'encoding', done: 0, controller })
    const video = videos.open(plan)
    try {
      const { encodeVideo } = await loadEncoder()
      const { width, height } = plan
      const file = await encodeVideo({
        width,
        height,
        format: used,
        framesPerSecond,
        frames,
        next: video.next,
        onProgress: (done) => setState({ type: 'encoding', done, controller }),
        signal: controller.signal,
      })
      saveFile(file, `kirari.${used.container}`)
      setState({ type: 'idle' })
    } catch (error) {
      setState(controller.signal.aborted ? { type: 'idle' } : { type: 'failed', message: error instanceof Error ? error.message : String(error) })
    } finally {
      video.close()
    }
  }

  if (formats instanceof Error) return <p role="alert">{filled(text(words.noVideo), { message: formats.message })}</p>
  if (formats?.length === 0) return <p role="alert">{text(words.noEncoder)}</p>
  return (
    <div className={styles.inner} role="group" aria-label={text(words.video)} data-playground-video={state.type}>
      <span className={styles.named}>
        <NumberField
          label={text(words.videoFrom)}
          value={range.from}
          min={0}
          max={range.to - 0.01}
          step={0.5}
          onChange={(from) => setRange({ ...range, from })}
        />
        –
        <NumberField label={text(words.videoTo)} value={range.to} min={range.from + 0.01} step={0.5} onChange={(to) => setRange({ ...range, to })} />s
      </span>
      <span className={styles.named}>
        <NumberField
          label={text(words.framesPerSecond)}
          value={framesPerSecond}
          min={1}
          max={videoLimits.framesPerSecond}
          isWhole
          onChange={setFramesPerSecond}
        />
        fps
      </span>
      {formats && (
        <span className={styles.named}>
          <select aria-label={text(words.format)} value={format?.name} onChange={({ currentTarget }) => setChosen(currentTarget.value)} translate="no">
            {formats.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
      )}
      {state.type === 'encoding' ? (
        <>
          <progress aria-label={text(words.encoding)} max={frames} value={state.done} />
          <span className={styles.note}>
            {state.done} / {frames}
          </span>
          <button type="button" className={styles.text} onClick={() => state.controller.abort()}>
            {text(words.cancel)}
          </button>
        </>
      ) : (
        <button type="button" className={styles.text} disabled={!format || !isWithinLimits(plan)} onClick={() => format && void encode(format)}>
          {text(words.saveVideo)}
        </button>
      )}
      {state.type === 'failed' && <span role="alert">{filled(text(words.noVideo), { message: state.message })}</span>}
      <p className={styles.note}>
        {filled(text(isWithinLimits(plan) ? words.videoIs : words.videoTooLong), {
          frames,
          width: plan.width,
          height: plan.height,
          most: videoLimits.frames,
        })}
      </p>
    </div>
  )
}

/** The formats that the browser can encode at this size; undefined until it has answered. */
const useFormats = (size: Props['size']): readonly VideoFormat[] | Error | undefined => {
  const [formats, setFormats] = useState<readonly VideoFormat[] | Error>()
  const { width, height } = evenSize(size)
  useEffect(() => {
    let isGone = false
    const find = async (): Promise<void> => {
      const found = await loadEncoder().then(
        ({ videoFormats }) => videoFormats({ width, height }),
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      )
      if (!isGone) setFormats(found)
    }
    void find()
    return () => {
      isGone = true
    }
  }, [width, height])
  return formats
}
