/** Oracle of triangleSDF: the polygon of its corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { polygonal } from './outline.ts'
import { place } from './range.ts'

const corners =
  (shift = 0) =>
  ([x = NaN, y = NaN, ax = NaN, ay = NaN, bx = NaN, by = NaN, cx = NaN, cy = NaN]: readonly number[]): readonly number[] =>
    polygonal(x, y, [
      [ax, ay],
      [bx, by],
      [cx + shift, cy],
    ])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleSDF',
    expected: corners(),
    ranges: times(8, place),
    rows: [
      [0, 1, -1, 0, 1, 0, 0, 0],
      [3, 4, 0, 0, 0, 0, 0, 0],
      [0, 0.25, -1, 0, 1, 0, 0, 1],
      [0, 0.25, -1, 0, 0, 1, 1, 0],
    ],
    mutant: corners(0.01),
  },
]

export const size: SizeBudget = { bytes: 395, reason: 'three segments and their signs' }
