/** Oracle of unpremultiply: each component divided by alpha. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { multiplied, unit } from './multiplied.ts'

const divided = ([r = NaN, g = NaN, b = NaN, alpha = NaN]: readonly number[]): readonly number[] =>
  alpha > 0 ? [r / alpha, g / alpha, b / alpha, alpha] : [0, 0, 0, 0]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'unpremultiply',
    expected: divided,
    ranges: times(4, unit),
    rows: [
      [1, 0.5, 0, 0],
      [1, 0.5, 0, -0.5],
      [1, 0.5, 0, 2 ** -60],
    ],
    // Valid colours, no brighter than their alpha.
    prepare: multiplied,
    mutant: ([r = NaN, g = NaN, b = NaN, alpha = NaN]) => divided([r, g, b, alpha + 1 / 255]).with(3, alpha),
  },
]
