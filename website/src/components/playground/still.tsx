/** The picture as a PNG file of any size, drawn by the GPU or by the CPU. */
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import { filled, words } from './words.ts'

type Props = {
  readonly size: { readonly width: number; readonly height: number }
  readonly result: ArrayBuffer | Error | undefined
  readonly onAsk: (width: number, height: number, by: 'gpu' | 'cpu') => void
}

/** The sides that every GPU can draw. */
const sides = { least: 1, most: 4096 }

export const Still = ({ size, result, onAsk }: Props): ReactNode => {
  const text = useText()
  const [asked, setAsked] = useState<{ readonly width: number; readonly height: number }>()
  const [by, setBy] = useState<'gpu' | 'cpu'>('gpu')
  /** The result before the request: a different one is its answer. */
  const [waits, setWaits] = useState<{ readonly before: ArrayBuffer | Error | undefined }>()
  const isBusy = waits !== undefined && (result === undefined || result === waits.before)
  const { width, height } = asked ?? size
  useEffect(() => {
    if (result === undefined || result instanceof Error) return
    const address = URL.createObjectURL(new Blob([result], { type: 'image/png' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'kirari.png'
    link.click()
    // By then, the browser has started the download.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }, [result])
  const side = (label: string, value: number, change: (value: number) => void): ReactNode => (
    <input
      type="number"
      className={styles.field}
      aria-label={label}
      title={label}
      min={sides.least}
      max={sides.most}
      value={value}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        Number.isInteger(valueAsNumber) && valueAsNumber >= sides.least && valueAsNumber <= sides.most && change(valueAsNumber)
      }
    />
  )
  return (
    <>
      <span className={styles.named}>
        {side(text(words.stillWidth), width, (next) => setAsked({ width: next, height }))}×
        {side(text(words.stillHeight), height, (next) => setAsked({ width, height: next }))}
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
      {result instanceof Error && <span role="alert">{filled(text(words.noStill), { message: result.message })}</span>}
    </>
  )
}
