/**
 * Two easings over one grid: where they differ, how they move, and each as CSS `linear(…)` with the fewest points. All of it stands in the page
 * from the start, so that nothing moves when the values come.
 */
import { filled } from '../filled.ts'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { CopyButton } from '../code/copy-button.tsx'
import { useAwake } from '../live-shader/use-awake.ts'
import { useText } from '../use-text.ts'
import styles from './curve-editor.module.css'
import type { Comparison, CurveFacts } from './curve-facts.ts'
import { CurvePlot } from './curve-plot.tsx'
import { words } from './words.ts'

type Names = readonly [first: string, second: string]

const shownFirst: Names = ['cubicInOut', 'backOut']

/** `names`: of all easings, as the generated module has them. */
export const CurveEditor = ({ names }: { readonly names: readonly string[] }): ReactNode => {
  const { currentLocale } = useDocusaurusContext().i18n
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const isAwake = useAwake(box)
  const [compare, setCompare] = useState<(first: string, second: string) => Comparison>()
  const [chosen, setChosen] = useState(shownFirst)
  // The choice is seen at once; what is made for it may take some frames.
  const [first, second] = useDeferredValue(chosen)

  useEffect(() => {
    if (!isAwake) return undefined
    let isGone = false
    void import('./curve-facts.ts').then(({ comparisonOf }) => {
      // A function given to React is called for what to keep.
      if (!isGone) setCompare(() => comparisonOf)
    })
    return () => {
      isGone = true
    }
  }, [isAwake])

  const made = useMemo(() => compare?.(first, second), [compare, first, second])

  const number = (value: number, digits: number): string => value.toLocaleString(currentLocale, { maximumFractionDigits: digits })
  const said = (): string => {
    if (!made) return ''
    const { size, time } = made.difference
    return size < 1e-5 ? text(words.same) : filled(text(words.differs), { size: number(size, 3), time: number(time, 3) })
  }
  return (
    <div ref={box} className={styles.editor} data-editor={made ? 'live' : 'waiting'}>
      <div className={styles.choice}>
        <CurveChoice
          label={text(words.first)}
          names={names}
          value={chosen[0]}
          isEnabled={made !== undefined}
          onChange={(name) => setChosen([name, chosen[1]])}
        />
        <CurveChoice
          label={text(words.second)}
          names={names}
          value={chosen[1]}
          isEnabled={made !== undefined}
          onChange={(name) => setChosen([chosen[0], name])}
        />
      </div>
      <CurvePlot label={filled(text(words.picture), { first, second })} made={made} />
      <p className={styles.difference} role="status">
        {said()}
      </p>
      <div className={styles.results}>
        <Result name={first} facts={made?.one} />
        <Result name={second} facts={made?.other} />
      </div>
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly names: readonly string[]
  readonly value: string
  readonly isEnabled: boolean
  readonly onChange: (name: string) => void
}

const CurveChoice = ({ label, names, value, isEnabled, onChange }: ChoiceProps): ReactNode => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Swatch />
        {label}
      </label>
      <select id={id} value={value} disabled={!isEnabled} translate="no" onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  )
}

/** The line of a curve as the plot has it. */
const Swatch = (): ReactNode => (
  <svg className={styles.swatch} viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
    <path d="M0 4H24" />
  </svg>
)

const Result = ({ name, facts }: { readonly name: string; readonly facts: CurveFacts | undefined }): ReactNode => {
  const { currentLocale } = useDocusaurusContext().i18n
  const text = useText()
  const error = facts?.error.toLocaleString(currentLocale, { style: 'percent', maximumFractionDigits: 3 }) ?? ''
  return (
    <div className={styles.result}>
      <p className={styles.name}>
        <Swatch />
        <code>{name}</code>
      </p>
      <textarea className={styles.text} readOnly rows={5} spellCheck={false} aria-label={filled(text(words.text), { name })} value={facts?.text ?? ''} />
      <div className={styles.foot}>
        <span>{facts && filled(text(words.fit), { count: String(facts.points.length), error })}</span>
        <CopyButton className={styles.copy} text={() => facts?.text ?? ''} label={filled(text(words.copy), { name })} />
      </div>
    </div>
  )
}
