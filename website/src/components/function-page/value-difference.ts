/** How far the results of two backends are apart. Must not know: who computed them. */
import type { Results } from '@site/src/previews/trial.ts'

export interface ValueDifference {
  /** In steps of single precision (ulp), of the numbers that are furthest apart; whole numbers have steps of 1. */
  readonly largest: number
  /** Calls whose results differ at all. */
  readonly count: number
  readonly calls: number
}

/** Near zero steps are tiny, and tell of what was cancelled and not of the function: below `least` they are those of `least`. */
export const valueDifferenceOf = (one: Results, other: Results, least: number): ValueDifference => {
  const { size, values } = one
  let [largest, count] = [0, 0]
  for (let call = 0; call < values.length; call += size) {
    let furthest = 0
    for (let i = call; i < call + size; i++) {
      const [a, b] = [values[i] ?? NaN, other.values[i] ?? NaN]
      furthest = Math.max(furthest, values instanceof Float32Array ? stepsBetween(a, b, least) : Math.abs(a - b))
    }
    if (furthest > 0) count++
    largest = Math.max(largest, furthest)
  }
  return { largest, count, calls: values.length / size }
}

const stepsBetween = (a: number, b: number, least: number): number => {
  // Two that are equal, of which one may be −0, and two that are no numbers.
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return 0
  const size = Math.max(Math.abs(a), Math.abs(b), least)
  return Number.isFinite(size) ? Math.ceil(Math.abs(a - b) / 2 ** (exponentOf(size) - 23)) : Infinity
}

const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)
const exponentOf = (value: number): number => {
  float[0] = value
  return ((bits[0] ?? 0) >>> 23) - 127
}
