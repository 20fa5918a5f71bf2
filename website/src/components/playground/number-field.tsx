/** A field for a number. It reports only values that the field allows. */
import type { ReactNode } from 'react'
import styles from './playground.module.css'

type Props = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max?: number
  /** The distance between the values of the arrows. */
  readonly step?: number
  readonly isWhole?: boolean
  readonly onChange: (value: number) => void
}

export const NumberField = ({ label, value, min, max = Infinity, step = 1, isWhole = false, onChange }: Props): ReactNode => (
  <input
    type="number"
    className={styles.field}
    aria-label={label}
    title={label}
    min={min}
    max={Number.isFinite(max) ? max : undefined}
    step={step}
    value={value}
    onChange={({ currentTarget: { valueAsNumber: next } }) =>
      (isWhole ? Number.isInteger(next) : Number.isFinite(next)) && next >= min && next <= max && onChange(next)
    }
  />
)
