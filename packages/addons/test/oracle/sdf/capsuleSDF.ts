/** Oracle of capsuleSDF: the nearest of the balls. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { leastOf } from './outline.ts'
import { half, place } from './range.ts'

/** The least distance to a ball about a point between the ends: a convex function of that point. */
const nearestBall =
  (from = 0) =>
  ([px = NaN, py = NaN, pz = NaN, ax = NaN, ay = NaN, az = NaN, bx = NaN, by = NaN, bz = NaN, r = NaN]: readonly number[]): readonly number[] => [
    leastOf((t) => Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay), pz - az - t * (bz - az)), from, 1, 1) - r,
  ]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'capsuleSDF',
    expected: nearestBall(),
    ranges: [...times(9, place), half],
    rows: [
      [...times(9, place).map(() => 0.5), 0.25],
      [3, 4, 0, 0, 0, 0, 0, 0, 0, 1],
    ],
    mutant: nearestBall(0.02),
  },
]
