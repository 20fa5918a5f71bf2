/** Steps through the code at one pixel: the list of steps in the order of execution, and what is known at the chosen one. */
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Step } from '../../playground/message.ts'
import { callsAt, outFrom, outlineOf, overFrom, type Call } from '../../playground/walk.ts'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import { distanceOf, listOf, shortOf } from './value-text.ts'
import { filled } from '../filled.ts'
import { words } from './words.ts'

type Props = {
  readonly code: string
  readonly steps: readonly Step[]
  /** True if the code has more steps than are listed. */
  readonly isCut: boolean
  readonly chosen: number | undefined
  readonly onChoose: (index: number) => void
}

/** The number of rows in the page at a time: a list may have thousands. */
const pageSize = 100

export const Stepper = ({ code, steps, isCut, chosen, onChoose }: Props): ReactNode => {
  const text = useText()
  const rows = useRef<HTMLTableSectionElement>(null)
  const outline = useMemo(() => outlineOf(steps), [steps])
  const calls = useMemo(() => (chosen === undefined ? [] : callsAt(steps, chosen)), [steps, chosen])
  const first = Math.floor((chosen ?? 0) / pageSize) * pageSize
  const go = (index: number): void => onChoose(Math.min(steps.length - 1, Math.max(0, index)))
  const moves = [
    { key: 'ArrowUp', sign: '↑', label: words.stepBack, index: chosen === undefined ? 0 : chosen - 1 },
    { key: 'ArrowDown', sign: '↓', label: words.stepOn, index: chosen === undefined ? 0 : chosen + 1 },
    { key: 'ArrowRight', sign: '→', label: words.stepOver, index: chosen === undefined ? 0 : overFrom(steps, outline, chosen) },
    { key: 'ArrowLeft', sign: '←', label: words.stepOut, index: chosen === undefined ? 0 : outFrom(outline, chosen) },
  ] as const
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves.find(({ key }) => key === event.key)
    if (!move) return
    event.preventDefault()
    go(move.index)
  }
  useEffect(() => {
    if (chosen !== undefined) rows.current?.children[chosen % pageSize]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const nameOf = (step: Step, at: number): string => {
    const name = step.name ?? ''
    switch (step.kind) {
      case 'enter':
        return filled(text(words.entered), { name })
      case 'parameter':
        return filled(text(words.parameter), { name })
      case 'branch':
        return filled(text(words.branch), { name })
      case 'turn':
        return filled(text(words.turn), { turn: outline[at]?.turn ?? 1 }) + (name && step.type ? `: ${name} = ${listOf(step.cpu)}` : '')
      case 'end':
        return text(words.loopEnd)
      case 'leave':
        return filled(text(words.left), { name })
      case 'return':
        return text(words.returned)
      default: {
        const short = shortOf(code.slice(step.range.from, step.range.to))
        return step.kind === 'value' && name ? `${name} = ${short}` : short
      }
    }
  }
  const current = chosen === undefined ? undefined : steps[chosen]
  return (
    <>
      <div className={styles.bar} role="group" aria-label={text(words.steps)}>
        {moves.map(({ key, sign, label, index }) => (
          <button key={key} type="button" className={styles.text} onClick={() => go(index)} data-step={key}>
            {sign} {text(label)}
          </button>
        ))}
        <input
          className={styles.scrub}
          type="range"
          aria-label={text(words.stepName)}
          min={1}
          max={steps.length}
          value={(chosen ?? 0) + 1}
          onChange={({ currentTarget }) => go(currentTarget.valueAsNumber - 1)}
        />
      </div>
      <p className={styles.note} role="status" data-step-status>
        {current && chosen !== undefined
          ? `${filled(text(words.stepOf), { step: chosen + 1, count: steps.length })} ${[...calls.flatMap(({ name }) => name ?? []), nameOf(current, chosen)].join(' › ')}${current.type && current.kind !== 'turn' ? `: ${listOf(current.cpu)}` : ''}`
          : filled(text(words.stepCount), { count: steps.length })}
      </p>
      {isCut && <p className={styles.note}>{text(words.stepsCut)}</p>}
      <div className={styles.sides}>
        {/* A scrolling region must take the focus, and its arrow keys step. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <div className={styles.rows} tabIndex={0} role="group" aria-label={text(words.steps)} onKeyDown={onKeyDown} data-steps>
          <table>
            <thead>
              <tr>
                <th scope="col">{text(words.stepName)}</th>
                <th scope="col">{text(words.cpu)}</th>
                <th scope="col">{text(words.gpu)}</th>
                <th scope="col">{text(words.distance)}</th>
              </tr>
            </thead>
            <tbody ref={rows}>
              {steps.slice(first, first + pageSize).map((step, i) => (
                // The rows have no key but their index.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={first + i} aria-current={chosen === first + i ? 'step' : undefined}>
                  <td style={{ paddingInlineStart: `${0.9 + Math.min(8, outline[first + i]?.depth ?? 0)}rem` }}>
                    <button type="button" className={styles.expression} onClick={() => onChoose(first + i)}>
                      {nameOf(step, first + i)}
                    </button>
                  </td>
                  <Numbers step={step} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {chosen !== undefined && <Variables calls={calls} steps={steps} />}
      </div>
    </>
  )
}

const Numbers = ({ step }: { readonly step: Step }): ReactNode =>
  step.type ? (
    <>
      <td>{listOf(step.cpu)}</td>
      <td>{listOf(step.gpu)}</td>
      <td>{distanceOf(step)}</td>
    </>
  ) : (
    <td colSpan={3}>–</td>
  )

/** The variables of each function that runs, the innermost first. */
const Variables = ({ calls, steps }: { readonly calls: readonly Call[]; readonly steps: readonly Step[] }): ReactNode => {
  const text = useText()
  const known = calls.filter(({ turns, variables }) => turns.length > 0 || variables.size > 0).toReversed()
  return (
    // A scrolling region must take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.rows} tabIndex={0} role="group" aria-label={text(words.variables)} data-variables>
      {known.map(({ name, turns, variables }, i) => (
        // The calls have no key but their depth.
        // oxlint-disable-next-line react/no-array-index-key
        <table key={known.length - i}>
          <caption>
            {name ?? text(words.code)}
            {turns.map((turn) => `, ${filled(text(words.turn), { turn })}`).join('')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{text(words.variable)}</th>
              <th scope="col">{text(words.type)}</th>
              <th scope="col">{text(words.cpu)}</th>
              <th scope="col">{text(words.gpu)}</th>
              <th scope="col">{text(words.distance)}</th>
            </tr>
          </thead>
          <tbody>
            {[...variables].flatMap(([variable, at]) => {
              const step = steps[at]
              return step
                ? [
                    <tr key={variable}>
                      <th scope="row" translate="no">
                        {variable}
                      </th>
                      <td translate="no">{step.type}</td>
                      <Numbers step={step} />
                    </tr>,
                  ]
                : []
            })}
          </tbody>
        </table>
      ))}
    </div>
  )
}
