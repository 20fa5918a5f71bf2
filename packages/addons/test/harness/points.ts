/** Points for property tests: the same every time, spread evenly over a box. */
import { inputRows } from '../../../../internal/testing/inputs.ts'
import type { Range } from '../../../../internal/testing/inputs.ts'

/** `count` rows with one number in single precision for each range. */
export const spread = (ranges: readonly Range[], count: number): readonly (readonly number[])[] => inputRows(ranges, count)

/** `count` numbers evenly spaced from `min` to `max`, both included, in single precision. */
export const grid = (min: number, max: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.fround(min + ((max - min) * i) / (count - 1)))
