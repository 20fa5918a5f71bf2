/** Samples of a curve, closer together where it bends: between two of them it is nearly straight. */
export type Curve = (t: number) => number

export interface Samples {
  readonly times: Float64Array
  readonly values: Float64Array
  /** The index of each given time among the samples. */
  readonly at: Int32Array
}

/** How far the middle between two samples may lie from their line. */
const bend = 1e-5
/** A step, which no halving makes straight, is left alone after as many. */
const halvings = 10

/** Of a curve between given times, these included. */
export const samplesOf = (curve: Curve, given: readonly number[]): Samples => {
  const times: number[] = []
  const values: number[] = []
  const add = (from: number, low: number, to: number, high: number, left: number): void => {
    const middle = (from + to) / 2
    const value = curve(middle)
    if (left > 0 && Math.abs(value - (low + high) / 2) > bend) {
      add(from, low, middle, value, left - 1)
      add(middle, value, to, high, left - 1)
    } else {
      times.push(to)
      values.push(high)
    }
  }
  const at = new Int32Array(given.length)
  for (const [i, time] of given.entries()) {
    const from = given[i - 1] ?? time
    if (i === 0) {
      times.push(time)
      values.push(curve(time))
    } else add(from, curve(from), time, curve(time), halvings)
    at[i] = times.length - 1
  }
  return { times: Float64Array.from(times), values: Float64Array.from(values), at }
}
