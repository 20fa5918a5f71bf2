/** Texts of values and of code in the tables of the inspector. */
import type { Value } from '../../playground/message.ts'
import { ulps } from '../../playground/ulp.ts'

type Numbers = Pick<Value, 'cpu' | 'gpu'>

/** Formats a number with the seven digits that single precision resolves; an integer has all its digits. */
const written = (value: number): string => (Number.isInteger(value) && Math.abs(value) < 2 ** 32 ? String(value) : String(Number(value.toPrecision(7))))

export const listOf = (values: readonly number[]): string => (values.length === 0 ? '–' : values.map(written).join(', '))

/** The largest difference of a component, in ulp. */
export const distanceOf = ({ cpu, gpu }: Numbers): string => {
  const all = cpu.map((value, i) => ulps(Math.fround(value), Math.fround(gpu[i] ?? Number.NaN)))
  if (gpu.length === 0 || all.includes(undefined)) return '–'
  const worst = Math.max(...all.map((one) => one ?? 0))
  return worst > 9999 ? '>9999' : String(worst)
}

/** Shortens an expression to fit a row. The editor highlights it in full. */
export const shortOf = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 34)} … ${line.slice(-22)}` : line
}
