/** Oracle of polySDF: the polygon of its corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { halves, onCircle, polygonal, rounded } from './outline.ts'
import { place } from './range.ts'

const corners =
  (turn = 0) =>
  ([x = NaN, y = NaN, r = NaN, n = NaN]: readonly number[]): readonly number[] => {
    const count = rounded(n, 3)
    return polygonal(
      x,
      y,
      Array.from({ length: count }, (_, i) => onCircle(r, turn + (2 * Math.PI * i) / count)),
    )
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'polySDF',
    expected: corners(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: 2, max: 12 }],
    rows: [
      [0, 0, 1, 5],
      [0, 0, 0.5, 3],
      [0, -2, 1, 7],
      [3, 4, 0, 5],
    ],
    prepare: halves(3),
    mutant: corners(0.01),
  },
]

export const size: SizeBudget = { bytes: 430, reason: 'a turn by an angle; most of it are the built-ins it names' }
