/** The values at one pixel, in two views: all expressions in the order of the code, and the steps in the order of execution. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Range, Step, Value } from '../../playground/message.ts'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import { Stepper } from './stepper.tsx'
import { distanceOf, listOf, shortOf } from './value-text.ts'
import { filled } from '../filled.ts'
import { words } from './words.ts'

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
  /** The steps at the pixel; undefined until the frame has computed them. */
  readonly stepped: Stepped | undefined
  /** Marks the place of a step in the code. */
  readonly onStep: (range: Range | undefined) => void
}

export type Stepped = { readonly steps: readonly Step[]; readonly isCut: boolean }

export const Inspector = ({ code, looked, isLooking, size, chosen, onChoose, onPixel, stepped, onStep }: Props): ReactNode => {
  const text = useText()
  const rows = useRef<HTMLTableSectionElement>(null)
  const values = looked?.values ?? []
  const [isStepping, setStepping] = useState(false)
  const [step, setStep] = useState<{ readonly of: Looked; readonly index: number }>()
  // A step of another pixel, or of other code, is not chosen any more. The values of the GPU may come later than those of the CPU.
  const chosenStep = step && step.of === looked ? step.index : undefined
  const chooseStep = (index: number | undefined): void => {
    setStep(looked && index !== undefined ? { of: looked, index } : undefined)
    onStep(index === undefined ? undefined : stepped?.steps[index]?.range)
  }
  const view = (isSteps: boolean): void => {
    setStepping(isSteps)
    onChoose(undefined)
    chooseStep(undefined)
  }
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
        {[false, true].map((isSteps) => (
          <button
            key={String(isSteps)}
            type="button"
            className={styles.text}
            aria-pressed={isStepping === isSteps}
            onClick={() => view(isSteps)}
            data-view={isSteps ? 'steps' : 'expressions'}
          >
            {text(isSteps ? words.steps : words.expressions)}
          </button>
        ))}
        {!isStepping && (
          <>
            <button type="button" className={styles.text} disabled={values.length === 0} onClick={() => go(-1)}>
              ↑ {text(words.previous)}
            </button>
            <button type="button" className={styles.text} disabled={values.length === 0} onClick={() => go(1)}>
              ↓ {text(words.next)}
            </button>
          </>
        )}
        {chosen !== undefined && (
          <button type="button" className={styles.text} onClick={() => onChoose(undefined)}>
            {text(words.whole)}
          </button>
        )}
      </div>
      <p className={styles.note} role="status">
        {isLooking || (isStepping && looked && !stepped)
          ? text(words.looking)
          : !looked
            ? text(words.inspectHint)
            : (isStepping ? stepped?.steps.length === 0 : values.length === 0)
              ? text(isStepping ? words.noSteps : words.noValues)
              : filled(text(words.values), { x: looked.x, y: looked.y })}
      </p>
      {isStepping && looked && stepped && stepped.steps.length > 0 && (
        <Stepper code={code} steps={stepped.steps} isCut={stepped.isCut} chosen={chosenStep} onChoose={chooseStep} />
      )}
      {!isStepping && values.length > 0 && (
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
              {values.map((value, index) => (
                // The rows have no key but their index.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index} aria-current={chosen === index ? 'step' : undefined}>
                  <td translate="no">
                    <button type="button" className={styles.expression} onClick={() => onChoose(index)}>
                      {shortOf(code.slice(value.range.from, value.range.to))}
                    </button>
                  </td>
                  <td translate="no">{value.type}</td>
                  <td>{listOf(value.cpu)}</td>
                  <td>{listOf(value.gpu)}</td>
                  <td>{distanceOf(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
