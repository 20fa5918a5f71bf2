/** Oracle of opIntersection: the largest of all mixtures. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { largestMixture } from './mixture.ts'
import { place } from './range.ts'

export const signatures: readonly SignatureOracle[] = [
  { signature: 'opIntersection', expected: ([a = NaN, b = NaN]) => [a > b ? a : b], ranges: times(2, place), mutant: ([a = NaN, b = NaN]) => [a > b ? b : a] },
  {
    signature: 'opIntersection_smooth',
    expected: ([a = NaN, b = NaN, k = NaN]) => [largestMixture(a, b, k)],
    ranges: [...times(2, place), { min: -0.1, max: 1 }],
    rows: [
      [0.5, 0.5, 1e-7],
      [1e4, 1e4, 1],
    ],
    mutant: ([a = NaN, b = NaN, k = NaN]) => [largestMixture(a, b, 0.99 * k)],
  },
]
