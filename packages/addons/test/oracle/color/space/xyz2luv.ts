/** Oracle of xyz2luv: the formulae of CIE 15; property/color-conversion.test.ts compares with numbers of Color.js. culori has D50 as white. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { lightnessOf } from './lightness.ts'

const luv =
  (xWhite: number, yWhite: number): Function64 =>
  ([X = NaN, Y = NaN, Z = NaN]) => {
    const sum = X + 15 * Y + 3 * Z
    const sumOfWhite = xWhite + 15 * yWhite + 3 * (1 - xWhite - yWhite)
    const L = lightnessOf(Y)
    if (sum === 0) return [L, 0, 0]
    return [L, 13 * L * ((4 * X) / sum - (4 * xWhite) / sumOfWhite), 13 * L * ((9 * Y) / sum - (9 * yWhite) / sumOfWhite)]
  }

const share = { min: 0, max: 1 }

export const signatures: readonly SignatureOracle[] = bothOf('xyz2luv', {
  expected: luv(0.3127, 0.329),
  ranges: [share, share, share],
  rows: [
    [0, 0, 0],
    [0.1, 0, 0.1],
    [0.001, 0.002, 0.001],
    [0.95, 1, 1.09],
  ],
  mutant: luv(0.3457, 0.3585),
})

export const size: SizeBudget = { bytes: 335, reason: 'a root with a straight part, and the white of CIELUV' }
