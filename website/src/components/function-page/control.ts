/** The values a reader has set. Must not know: how they are drawn. */

type Bounds = readonly [min: number, max: number]

/** A control as a page has it: its label is in the page's language. */
export type PageControl = {
  readonly id: string
  readonly label: string
  readonly isCode: boolean
  readonly components: readonly string[]
  /** What holds for every component. */
  readonly range: Bounds
  /** One pair a component, where they differ. */
  readonly ranges?: readonly Bounds[]
  readonly step: number
  readonly value: readonly number[]
}

export type ControlValues = Readonly<Record<string, readonly number[]>>

export const defaultValues = (controls: readonly PageControl[]): ControlValues => Object.fromEntries(controls.map(({ id, value }) => [id, value]))

export const areDefault = (values: ControlValues, controls: readonly PageControl[]): boolean =>
  controls.every(({ id, value }) => value.every((component, i) => component === values[id]?.[i]))

/** Lowest and highest value of one of its components. */
export const boundsAt = ({ range, ranges }: PageControl, component: number): Bounds => ranges?.[component] ?? range

/** A value as the control allows it: in its range, on one of its steps. */
export const allowed = (control: PageControl, value: number, component: number): number => {
  const { step } = control
  const [min, max] = boundsAt(control, component)
  const stepped = Math.round(value / step) * step
  return Math.min(max, Math.max(min, Number(stepped.toFixed(decimals(step)))))
}

/** A value as text, with as many digits as the step has. */
export const valueText = ({ step }: PageControl, value: number): string => value.toFixed(decimals(step)).replace('-', '−')

const decimals = (step: number): number => Math.min(6, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)))
