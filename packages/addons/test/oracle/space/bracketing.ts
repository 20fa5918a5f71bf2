/** Oracle of bracketing: all directions of the set are tried. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

const bracketed = ([x = NaN, y = NaN, count = NaN]: readonly number[], first = 0): readonly number[] => {
  const angle = x === 0 && y === 0 ? 0 : Math.atan2(y, x)
  const all = Array.from({ length: 2 * count + 1 }, (_, i) => ((i - count + first) * 2 * Math.PI) / count)
  const below = all.findLastIndex((one) => one <= angle)
  const [lower = NaN, upper = NaN] = all.slice(below)
  return [lower, upper, (angle - lower) / (upper - lower)]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'bracketing',
    expected: (row) => bracketed(row),
    ranges: [...times(2, place), { min: 3, max: 32 }],
    rows: [
      [0, 0, 12],
      [-1, 0, 12],
      [-1, 0, 7],
      [0, -1, 8],
      [1, 0, 3],
    ],
    prepare: ([x = NaN, y = NaN, count = NaN]) => [x, y, Math.round(count)],
    // On a direction of the set the weights 1 from below and 0 from above mean the same.
    canonical: ([lower = NaN, upper = NaN, weight = NaN]) => [
      upper - lower,
      Math.cos(lower) * (1 - weight) + Math.cos(upper) * weight,
      Math.sin(lower) * (1 - weight) + Math.sin(upper) * weight,
    ],
    // Half a step too far.
    mutant: (row) => bracketed(row, 0.5),
  },
]
