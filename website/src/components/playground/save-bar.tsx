/** The picture as a file of any size, drawn by the GPU or by the CPU: a PNG, or a video of a part of its time. */
import { useEffect, useState, type ReactNode } from 'react'
import type { Drawer } from '../../playground/message.ts'
import type { VideoRequests } from '../../playground/video/requests.ts'
import { useText } from '../use-text.ts'
import { NumberField } from './number-field.tsx'
import styles from './playground.module.css'
import { saveFile } from './save-file.ts'
import type { Time } from './time-bar.tsx'
import { VideoBar } from './video-bar.tsx'
import { filled } from '../filled.ts'
import { words } from './words.ts'

type Props = {
  readonly size: { readonly width: number; readonly height: number }
  readonly loop: Time['loop']
  readonly videos: VideoRequests
  readonly result: ArrayBuffer | Error | undefined
  readonly onAsk: (width: number, height: number, by: Drawer) => void
}

/** The sides that every GPU can draw. */
const sides = { min: 1, max: 4096, isWhole: true }

export const SaveBar = ({ size, loop, videos, result, onAsk }: Props): ReactNode => {
  const text = useText()
  const [asked, setAsked] = useState<{ readonly width: number; readonly height: number }>()
  const [by, setBy] = useState<Drawer>('gpu')
  /** The result before the request: a different one is its answer. */
  const [waits, setWaits] = useState<{ readonly before: ArrayBuffer | Error | undefined }>()
  const [isVideoOpen, setVideoOpen] = useState(false)
  const isBusy = waits !== undefined && (result === undefined || result === waits.before)
  const { width, height } = asked ?? size
  useEffect(() => {
    if (result === undefined || result instanceof Error) return
    saveFile(new Blob([result], { type: 'image/png' }), 'kirari.png')
  }, [result])
  return (
    <>
      <span className={styles.named}>
        <NumberField label={text(words.pictureWidth)} value={width} {...sides} onChange={(next) => setAsked({ width: next, height })} />×
        <NumberField label={text(words.pictureHeight)} value={height} {...sides} onChange={(next) => setAsked({ width, height: next })} />
        <select aria-label={text(words.byWhat)} value={by} onChange={({ currentTarget }) => setBy(currentTarget.value === 'cpu' ? 'cpu' : 'gpu')}>
          <option value="gpu">{text(words.gpu)}</option>
          <option value="cpu">{text(words.cpu)}</option>
        </select>
      </span>
      <button
        type="button"
        className={styles.text}
        disabled={isBusy}
        onClick={() => {
          setWaits({ before: result })
          onAsk(width, height, by)
        }}
      >
        {text(isBusy ? words.saving : words.save)}
      </button>
      <button type="button" className={styles.text} aria-expanded={isVideoOpen} onClick={() => setVideoOpen(!isVideoOpen)}>
        {text(words.video)}
      </button>
      {result instanceof Error && <span role="alert">{filled(text(words.noStill), { message: result.message })}</span>}
      {isVideoOpen && <VideoBar size={{ width, height }} by={by} loop={loop} videos={videos} />}
    </>
  )
}
