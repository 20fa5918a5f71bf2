/** Time in the reader's hands: stop it, go on frame by frame, set it, change its speed, repeat a part. */
import { useId, type ReactNode } from 'react'
import { Tool } from '../../demos/shell/tool.tsx'
import { useText } from '../use-text.ts'
import { NumberField } from './number-field.tsx'
import styles from './playground.module.css'
import { words } from './words.ts'

export type Time = {
  readonly isPlaying: boolean
  readonly speed: number
  readonly loop: { readonly from: number; readonly to: number } | undefined
}

type Props = {
  readonly time: Time
  readonly seconds: number
  readonly onTime: (time: Time) => void
  readonly onSeek: (seconds: number) => void
  readonly onStep: () => void
}

const speeds = [-1, 0.1, 0.25, 0.5, 1, 2, 4]

export const TimeBar = ({ time, seconds, onTime, onSeek, onStep }: Props): ReactNode => {
  const text = useText()
  const id = useId()
  const { isPlaying, speed, loop } = time
  const name = text(isPlaying ? words.pause : words.play)
  const end = loop?.to ?? Math.max(10, Math.ceil(seconds / 10) * 10)
  return (
    <div className={styles.bar} role="group" aria-label={text(words.time)}>
      <Tool icon={isPlaying ? 'pause' : 'play'} label={name} isEnabled onPress={() => onTime({ ...time, isPlaying: !isPlaying })} />
      <Tool icon="step" label={text(words.step)} isEnabled={!isPlaying} onPress={onStep} />
      <Tool icon="restart" label={text(words.restart)} isEnabled onPress={() => onSeek(loop?.from ?? 0)} />
      <input
        className={styles.scrub}
        type="range"
        aria-label={text(words.seconds)}
        min={loop?.from ?? 0}
        max={end}
        step={0.01}
        value={Math.min(end, Math.max(loop?.from ?? 0, seconds))}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
      {/* The slider itself says its value. */}
      <span className={styles.seconds} aria-hidden="true">
        {seconds.toFixed(2)} s
      </span>
      <label htmlFor={`${id}speed`} className={styles.named}>
        {text(words.speed)}
        <select id={`${id}speed`} value={speed} onChange={({ currentTarget }) => onTime({ ...time, speed: Number(currentTarget.value) })}>
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      <label className={styles.named}>
        <input
          type="checkbox"
          checked={loop !== undefined}
          onChange={({ currentTarget }) => onTime({ ...time, loop: currentTarget.checked ? { from: 0, to: 4 } : undefined })}
        />
        {text(words.loop)}
      </label>
      {loop && (
        <span className={styles.named}>
          <NumberField
            label={text(words.loopFrom)}
            value={loop.from}
            min={0}
            step={0.5}
            onChange={(from) => from < loop.to && onTime({ ...time, loop: { ...loop, from } })}
          />
          –
          <NumberField
            label={text(words.loopTo)}
            value={loop.to}
            min={0}
            step={0.5}
            onChange={(to) => to > loop.from && onTime({ ...time, loop: { ...loop, to } })}
          />
        </span>
      )}
    </div>
  )
}
