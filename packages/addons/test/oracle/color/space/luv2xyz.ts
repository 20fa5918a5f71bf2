/** Oracle of luv2xyz: the formulae of CIE 15, with v′ held at 0.01. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { luminanceOf } from './lightness.ts'
import { cieLuv } from './range.ts'

const xyz =
  (xWhite: number, yWhite: number): Function64 =>
  ([L = NaN, u = NaN, v = NaN]) => {
    if (L <= 0) return [0, 0, 0]
    const sumOfWhite = xWhite + 15 * yWhite + 3 * (1 - xWhite - yWhite)
    const across = u / (13 * L) + (4 * xWhite) / sumOfWhite
    const up = Math.max(v / (13 * L) + (9 * yWhite) / sumOfWhite, 0.01)
    const Y = luminanceOf(L)
    return [(Y * 9 * across) / (4 * up), Y, (Y * (12 - 3 * across - 20 * up)) / (4 * up)]
  }

export const signatures: readonly SignatureOracle[] = bothOf('luv2xyz', {
  expected: xyz(0.3127, 0.329),
  ranges: cieLuv,
  rows: [
    [0, 0, 0],
    [0, 10, 10],
    [-5, 1, 1],
    [8, 0, 0],
    [4, 2, -3],
    [20, 5, -179],
  ],
  mutant: xyz(0.3457, 0.3585),
})

export const size: SizeBudget = { bytes: 345, reason: 'a chromaticity that is held, and the white of CIELUV' }
