/** Oracle of opUnion: the smallest of all mixtures. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** The smallest of s·d1 + (1 − s)·d2 − k·s·(1 − s) over s from 0 to 1: where its slope is 0, or at an end. */
const smallestMixture =
  (share = 1) =>
  ([d1 = NaN, d2 = NaN, k = 0]: readonly number[]): readonly number[] => {
    const mixture = (s: number): number => s * d1 + (1 - s) * d2 - share * k * s * (1 - s)
    const level = k > 0 ? Math.min(Math.max(0.5 - (d1 - d2) / (2 * k), 0), 1) : 0
    return [k > 0 ? mixture(level) : Math.min(d1, d2)]
  }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'opUnion', expected: ([a = NaN, b = NaN]) => [a < b ? a : b], ranges: times(2, place), mutant: ([a = NaN, b = NaN]) => [a < b ? b : a] },
  {
    signature: 'opUnion_smooth',
    expected: smallestMixture(),
    ranges: [...times(2, place), { min: -0.1, max: 1 }],
    rows: [
      [0.5, 0.5, 1e-7],
      [1e4, 1e4, 1],
    ],
    mutant: smallestMixture(0.99),
  },
]
