/** Oracle of drawChar: a table of characters in readable form. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { glyphOf } from './glyphs.ts'

const dotOf =
  (top: number): Function64 =>
  ([x = NaN, y = NaN, code = NaN]) => [glyphOf(code)[top - Math.floor(y)]?.[Math.floor(x)] === '#' ? 1 : 0]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawChar',
    expected: dotOf(6),
    ranges: [
      { min: -1, max: 6 },
      { min: -1, max: 8 },
      { min: 20, max: 140 },
    ],
    rows: [
      [1e9, 3, 65],
      [-1e9, 1e9, 65],
      [2.5, 3.5, -2147483648],
      [2.5, 6.5, 2147483647],
    ],
    // Upside down by one row.
    mutant: dotOf(7),
  },
]

export const size: SizeBudget = { bytes: 1400, reason: 'a font: 95 characters of 35 dots, and the array that holds them' }
