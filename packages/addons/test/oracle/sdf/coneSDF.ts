/** Oracle of coneSDF: the outline of its profile, side by side. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { polygonal } from './outline.ts'
import { half, place } from './range.ts'

/** The section through the axis and the point is a trapezium. */
const profile =
  (wider = 1) =>
  ([x = NaN, y = NaN, z = NaN, r1 = NaN, r2 = NaN, h = NaN]: readonly number[]): readonly number[] =>
    polygonal(Math.hypot(x, z), y, [
      [-r1, -h],
      [r1, -h],
      [r2 * wider, h],
      [-r2 * wider, h],
    ])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'coneSDF',
    expected: profile(),
    ranges: [...times(3, place), half, half, half],
    rows: [
      [2, 3, 6, 0, 0, 0],
      [0, 0.25, 0, 1, 0, 1],
      [0, 2, 0, 1, 0, 1],
      [0.5, 0.5, 0, 1, 0.5, 0],
    ],
    mutant: profile(1.01),
  },
]

export const size: SizeBudget = {
  bytes: 415,
  reason: 'two ends and a slanted side, each with its own distance, and the sign; most of it are the built-ins it names',
}
