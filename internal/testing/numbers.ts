/**
 * Compares a number from a shader with its expected value.
 *
 * The expected value is computed in double precision from inputs that were rounded to single precision first;
 * the actual one comes from a GPU or the CPU target. Every comparison names an accuracy class and no test has
 * its own tolerance, so that the reason for each is in one place: the record of the function.
 */

export type Accuracy =
  /** The same bits; both zeros are one number, and so are a subnormal and zero, because GPUs may flush them. */
  | { readonly kind: 'exact' }
  /** The same number. For integers, of which single precision would keep 24 bits, and for booleans. */
  | { readonly kind: 'same' }
  /** Within `ulp` ulp of single precision, or within `absolute`, whichever is looser. The floor is for results near zero, where an ulp is tiny. */
  | { readonly kind: 'near'; readonly ulp: number; readonly absolute: number }

export const exact: Accuracy = { kind: 'exact' }
export const same: Accuracy = { kind: 'same' }
export const near = (ulp: number, absolute: number): Accuracy => ({ kind: 'near', ulp, absolute })

/** The space in which two results are the same. */
export type Space =
  | { readonly kind: 'line' }
  /** Angles and hues: 0 and `period` are one point. */
  | { readonly kind: 'circle'; readonly period: number }
  /** Four components that mean the same rotation when all change sign. */
  | { readonly kind: 'quaternion' }

const line: Space = { kind: 'line' }

const float = new Float32Array(1)
const bits = new Int32Array(float.buffer)
const smallestNormal = 2 ** -126

/** Maps single-precision numbers to consecutive integers: neighbours differ by 1, and subnormals are zero. */
const place = (value: number): number => {
  float[0] = Math.abs(value) < smallestNormal ? 0 : value
  const raw = bits[0] ?? 0
  // Negative floats order backwards by their bits: mirror them below zero. The 2^23 - 1 subnormals take no places.
  const magnitude = raw & 0x7fffffff
  const packed = magnitude === 0 ? 0 : magnitude - 0x7fffff
  return raw < 0 ? -packed : packed
}

/** Distance of two numbers in ulp of single precision; 0 for two NaNs, Infinity when only one is NaN. */
export const ulpDistance = (a: number, b: number): number => {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : Infinity
  return Math.abs(place(a) - place(b))
}

/** The single-precision number `steps` above `value` (below it when negative). Subnormals are stepped over. */
export const stepUlp = (value: number, steps: number): number => {
  if (!Number.isFinite(value)) return value
  const target = place(value) + steps
  const magnitude = Math.abs(target)
  bits[0] = Math.min(magnitude === 0 ? 0 : magnitude + 0x7fffff, 0x7f800000)
  const result = float[0] ?? 0
  return target < 0 ? -result : result
}

export type Function64 = (inputs: readonly number[]) => readonly number[]

/**
 * How far each result may move because an input is only known to one step: |f(x⁺) − f(x⁻)|, added over the inputs.
 * It keeps steep places (the hue of a grey, atan2 near its cut) from being taken for errors.
 */
export const conditioning = (f: Function64, inputs: readonly number[]): readonly number[] => {
  const moved = f(inputs).map(() => 0)
  for (let index = 0; index < inputs.length; index++) {
    const above = f(stepped(inputs, index, 1))
    const below = f(stepped(inputs, index, -1))
    for (let result = 0; result < moved.length; result++) {
      const change = Math.abs((above[result] ?? NaN) - (below[result] ?? NaN))
      if (Number.isFinite(change)) moved[result] = (moved[result] ?? 0) + change
    }
  }
  return moved
}

/** The results on either side of an edge within two steps of each input, for functions that jump (floor, cells, hard limits). */
export const eitherSide = (f: Function64, inputs: readonly number[]): readonly (readonly number[])[] =>
  inputs.flatMap((_, index) => [-2, -1, 1, 2].map((steps) => f(stepped(inputs, index, steps))))

const stepped = (inputs: readonly number[], index: number, steps: number): readonly number[] =>
  inputs.map((value, i) => (i === index ? stepUlp(value, steps) : value))

/** Whether one result is the expected one. `allowance` is what `conditioning` gave for it. */
export const isClose = (actual: number, expected: number, accuracy: Accuracy, allowance = 0): boolean => {
  const distance = ulpDistance(actual, Math.fround(expected))
  switch (accuracy.kind) {
    case 'exact':
      return distance === 0
    case 'same':
      return actual === expected
    case 'near':
      return distance <= accuracy.ulp || Math.abs(actual - expected) <= accuracy.absolute + allowance
    default:
      return assertNever(accuracy)
  }
}

/** Of the equivalent forms of the expected result, the one nearest to the actual one. */
export const nearestForm = (actual: readonly number[], expected: readonly number[], space: Space = line): readonly number[] => {
  switch (space.kind) {
    case 'line':
      return expected
    case 'circle':
      // Shifts the expected number by full turns to the actual one.
      return expected.map((value, i) => value + Math.round(((actual[i] ?? NaN) - value) / space.period) * space.period)
    case 'quaternion': {
      const along = expected.reduce((sum, value, i) => sum + value * (actual[i] ?? NaN), 0)
      return along < 0 ? expected.map((value) => -value) : expected
    }
    default:
      return assertNever(space)
  }
}

/** Whether a complete result (a vector, a flattened struct) is close to the expected one. */
export const areClose = (
  actual: readonly number[],
  expected: readonly number[],
  accuracy: Accuracy,
  space: Space = line,
  allowance: readonly number[] = [],
): boolean => {
  if (actual.length !== expected.length) return false
  const wanted = nearestForm(actual, expected, space)
  return actual.every((value, i) => isClose(value, wanted[i] ?? NaN, accuracy, allowance[i]))
}

const assertNever = (value: never): never => {
  throw new Error(`Not a case that is known here: ${JSON.stringify(value)}`)
}
