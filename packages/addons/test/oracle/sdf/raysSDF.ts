/** Oracle of raysSDF: all edges. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { halves, onCircle, rounded } from './outline.ts'
import { place } from './range.ts'

const edges =
  (turn = 0) =>
  ([x = NaN, y = NaN, n = NaN]: readonly number[]): readonly number[] => {
    const count = rounded(n, 1)
    const distance = Math.min(
      ...Array.from({ length: 2 * count }, (_, i) => {
        const [dx, dy] = onCircle(1, turn + ((i + 0.5) * Math.PI) / count)
        const along = Math.max(x * dx + y * dy, 0)
        return Math.hypot(x - along * dx, y - along * dy)
      }),
    )
    // In a wedge, the angle is nearer to the axis of it than to the axis of a gap.
    return [Math.cos((Math.atan2(x, y) - turn) * count) > 0 ? -distance : distance]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'raysSDF',
    expected: edges(),
    ranges: [...times(2, place), { min: 0, max: 24 }],
    rows: [
      [0, 0, 7],
      [0, -2, 5],
      [3, 4, 1],
    ],
    prepare: halves(2),
    mutant: edges(0.01),
  },
]

export const size: SizeBudget = { bytes: 365, reason: 'a turn by an angle; most of it are the built-ins it names' }
