/** The values of all expressions at one pixel, one below the other in the order of the code. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Value } from '../../playground/message.ts'
import { ulps } from '../../playground/ulp.ts'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import { filled, words } from './words.ts'

export type Looked = { readonly x: number; readonly y: number; readonly values: readonly Value[] }

type Props = {
  readonly code: string
  readonly looked: Looked | undefined
  readonly isLooking: boolean
  readonly size: { readonly width: number; readonly height: number }
  /** The index of the selected value. */
  readonly chosen: number | undefined
  readonly onChoose: (index: number | undefined) => void
  readonly onPixel: (x: number, y: number) => void
}

/** Formats a number with the seven digits that single precision resolves. */
const written = (value: number): string => (Number.isInteger(value) && Math.abs(value) < 1e7 ? String(value) : String(Number(value.toPrecision(7))))

const worstOf = ({ cpu, gpu }: Value): number | undefined => {
  const all = cpu.map((value, i) => ulps(Math.fround(value), Math.fround(gpu[i] ?? Number.NaN)))
  return gpu.length === 0 || all.includes(undefined) ? undefined : Math.max(...all.map((one) => one ?? 0))
}

/** Shortens an expression to fit a row. The editor highlights it in full. */
const shortOf = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 34)} … ${line.slice(-22)}` : line
}

export const Inspector = ({ code, looked, isLooking, size, chosen, onChoose, onPixel }: Props): ReactNode => {
  const text = useText()
  const rows = useRef<HTMLTableSectionElement>(null)
  const values = looked?.values ?? []
  const go = (by: number): void =>
    onChoose(values.length === 0 ? undefined : Math.min(values.length - 1, Math.max(0, (chosen ?? (by > 0 ? -1 : values.length)) + by)))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    go(event.key === 'ArrowDown' ? 1 : -1)
  }
  useEffect(() => {
    if (chosen !== undefined) rows.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const place = (label: string, value: number | undefined, most: number, onChange: (value: number) => void): ReactNode => (
    <input
      type="number"
      className={styles.field}
      aria-label={label}
      title={label}
      min={0}
      max={most - 1}
      value={value ?? ''}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        Number.isInteger(valueAsNumber) && valueAsNumber >= 0 && valueAsNumber < most && onChange(valueAsNumber)
      }
    />
  )
  return (
    <section className={styles.inspector} aria-label={text(words.inspect)} data-inspector>
      <div className={styles.bar}>
        <span className={styles.named}>
          x{place(text(words.pixelX), looked?.x, size.width, (x) => onPixel(x, looked?.y ?? Math.floor(size.height / 2)))}y
          {place(text(words.pixelY), looked?.y, size.height, (y) => onPixel(looked?.x ?? Math.floor(size.width / 2), y))}
        </span>
        <button type="button" className={styles.text} disabled={values.length === 0} onClick={() => go(-1)}>
          ↑ {text(words.previous)}
        </button>
        <button type="button" className={styles.text} disabled={values.length === 0} onClick={() => go(1)}>
          ↓ {text(words.next)}
        </button>
        {chosen !== undefined && (
          <button type="button" className={styles.text} onClick={() => onChoose(undefined)}>
            {text(words.whole)}
          </button>
        )}
      </div>
      <p className={styles.note} role="status">
        {isLooking
          ? text(words.looking)
          : !looked
            ? text(words.inspectHint)
            : values.length === 0
              ? text(words.noValues)
              : filled(text(words.values), { x: looked.x, y: looked.y })}
      </p>
      {values.length > 0 && (
        // A scrolling region must take the focus, and its arrow keys go from row to row.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
        <div className={styles.rows} tabIndex={0} role="group" aria-label={text(words.inspect)} onKeyDown={onKeyDown}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text(words.expression)}</th>
                <th scope="col">{text(words.type)}</th>
                <th scope="col">{text(words.cpu)}</th>
                <th scope="col">{text(words.gpu)}</th>
                <th scope="col">{text(words.distance)}</th>
              </tr>
            </thead>
            <tbody ref={rows}>
              {values.map((value, index) => {
                const worst = worstOf(value)
                return (
                  // The rows have no key but their index.
                  // oxlint-disable-next-line react/no-array-index-key
                  <tr key={index} aria-current={chosen === index ? 'step' : undefined}>
                    <td translate="no">
                      <button type="button" className={styles.expression} onClick={() => onChoose(index)}>
                        {shortOf(code.slice(value.range.from, value.range.to))}
                      </button>
                    </td>
                    <td translate="no">{value.type}</td>
                    <td>{value.cpu.map(written).join(', ')}</td>
                    <td>{value.gpu.length === 0 ? '–' : value.gpu.map(written).join(', ')}</td>
                    <td>{worst === undefined ? '–' : worst > 9999 ? '>9999' : worst}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
