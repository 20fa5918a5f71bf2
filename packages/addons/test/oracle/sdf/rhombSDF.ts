/** Oracle of rhombSDF: the polygon of its corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { polygonal } from './outline.ts'
import { half, place } from './range.ts'

const corners =
  (shift = 0) =>
  ([x = NaN, y = NaN, hx = NaN, hy = NaN]: readonly number[]): readonly number[] =>
    polygonal(x, y, [
      [hx + shift, 0],
      [0, hy],
      [-hx, 0],
      [0, -hy],
    ])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'rhombSDF',
    expected: corners(),
    ranges: [...times(2, place), ...times(2, half)],
    rows: [
      [3, 4, 0, 0],
      [1e4, 1e4, 1, 1],
    ],
    mutant: corners(0.01),
  },
]
