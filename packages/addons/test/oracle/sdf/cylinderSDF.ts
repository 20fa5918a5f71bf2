/** Oracle of cylinderSDF: the outline of its profile, side by side. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { polygonal } from './outline.ts'
import { half, place } from './range.ts'

/** The section through the axis and the point is a rectangle. */
const profile =
  (wider = 1) =>
  ([x = NaN, y = NaN, z = NaN, r = NaN, h = NaN]: readonly number[]): readonly number[] =>
    polygonal(Math.hypot(x, z), y, [
      [-r * wider, -h],
      [r * wider, -h],
      [r * wider, h],
      [-r * wider, h],
    ])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'cylinderSDF',
    expected: profile(),
    ranges: [...times(3, place), half, half],
    rows: [
      [2, 3, 6, 0, 0],
      [0, 0.25, 0, 1, 1],
    ],
    mutant: profile(1.01),
  },
]
