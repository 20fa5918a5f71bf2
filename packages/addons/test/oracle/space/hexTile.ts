/** Oracle of hexTile: a search among all nearby centres. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'

const centres =
  (rowHeight: number): Function64 =>
  ([x0 = NaN, y0 = NaN, scale = NaN]) => {
    const [x, y] = [x0 * scale, y0 * scale]
    let best: readonly number[] = [NaN, NaN, NaN, NaN]
    let least = Infinity
    const nearRow = Math.round(y / rowHeight)
    for (let row = nearRow - 2; row <= nearRow + 2; row++) {
      const nearColumn = Math.round(x - row / 2)
      for (let column = nearColumn - 2; column <= nearColumn + 2; column++) {
        const local = [x - (column + row / 2), y - row * rowHeight] as const
        const distance = Math.hypot(...local)
        if (distance < least) [least, best] = [distance, [...local, column, row]]
      }
    }
    return best
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'hexTile',
    expected: centres(Math.sqrt(3) / 2),
    ranges: [...times(2, { min: -2, max: 2 }), { min: 0.5, max: 16 }],
    rows: [
      [0, 0, 0],
      [-0.3, -0.2, -3],
      [0.1, 0.2, 1e3],
    ],
    jumps: true,
    mutant: centres(0.866),
  },
]

export const size: SizeBudget = { bytes: 355, reason: 'two lattices and the number of the tile' }
