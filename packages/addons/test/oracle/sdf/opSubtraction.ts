/** Oracle of opSubtraction: the largest of all mixtures of the first distance and the negated second. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { largestMixture } from './mixture.ts'
import { place } from './range.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'opSubtraction',
    expected: ([a = NaN, b = NaN]) => [a > -b ? a : -b],
    ranges: times(2, place),
    // The second without the first.
    mutant: ([a = NaN, b = NaN]) => [b > -a ? b : -a],
  },
  {
    signature: 'opSubtraction_smooth',
    expected: ([a = NaN, b = NaN, k = NaN]) => [largestMixture(a, -b, k)],
    ranges: [...times(2, place), { min: -0.1, max: 1 }],
    rows: [
      [0.5, -0.5, 1e-7],
      [1e4, -1e4, 1],
    ],
    mutant: ([a = NaN, b = NaN, k = NaN]) => [largestMixture(a, -b, 0.99 * k)],
  },
]
