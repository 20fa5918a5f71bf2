/** Oracle of drawDigits: toFixed and the table of characters. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { clear, dotOf, textOf } from './number.ts'

const dots =
  (end: number): Function64 =>
  ([x = NaN, y = NaN, value = NaN, decimals = NaN]) => [dotOf(textOf(value, decimals), x - end, y)]

/** The dots of a number, one row for each character. */
const all = (value: number, decimals: number): readonly (readonly number[])[] =>
  Array.from({ length: 14 }, (_, i) => [-3.5 - 6 * i + (i % 3), (i % 7) + 0.5, Math.fround(value), decimals])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawDigits',
    expected: dots(0),
    ranges: [
      { min: -54, max: 4 },
      { min: -1, max: 8 },
      { min: -2000, max: 2000 },
      { min: -1, max: 7 },
    ],
    rows: [
      ...[0.1, -0.3, 2.54321, 1234.567, -99999.9, 4294967040, 4294967296, -1e30, 0.004, -0.004, 0.999999].flatMap((value) => all(value, 2)),
      ...[0.5, 1.5, 2.5, -2.5, 9.5, 99.5].flatMap((value) => all(value, 0)),
      ...[1 / 3, -2 / 3, 0.9999996].flatMap((value) => all(value, 6)),
      [-1e9, 3, 1, 2],
      [1e9, 3, 1, 2],
    ],
    prepare: (row) => row.map((value, i) => (i === 2 && Math.abs(value) <= 2000 && Math.abs(value) > 1 ? clear(value) : value)),
    // One dot to the right.
    mutant: dots(1),
  },
]

export const size: SizeBudget = { bytes: 2100, reason: 'the font of char, and the digits of a number' }
