/** Oracle of heartSDF: the outline piece by piece. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { toArc } from './outline.ts'
import { half, place } from './range.ts'
import { toSegment } from './segment.ts'

const outline =
  (lifted = 0) =>
  ([px = NaN, py = NaN, halfWidth = NaN]: readonly number[]): readonly number[] => {
    // A square on its corner, with half diagonals k, and a disc over the middle of each of its upper sides.
    const k = halfWidth / (0.5 + Math.SQRT1_2)
    const [low, high] = [-k, 0.5 * k + Math.SQRT1_2 * k]
    const [x, y] = [px, py + (low + high) / 2 + lifted]
    const radius = k * Math.SQRT1_2
    const distance = Math.min(
      toSegment(x, y, 0, -k, k, 0),
      toSegment(x, y, 0, -k, -k, 0),
      toArc(x, y, k / 2, k / 2, radius, -Math.PI / 4, Math.PI),
      toArc(x, y, -k / 2, k / 2, radius, Math.PI / 4, Math.PI),
    )
    const isInside = Math.abs(x) + Math.abs(y) < k || Math.hypot(Math.abs(x) - k / 2, y - k / 2) < radius
    return [isInside ? -distance : distance]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'heartSDF',
    expected: outline(),
    ranges: [...times(2, place), half],
    rows: [
      [0, 0, 1],
      [0, 1, 1],
      [3, 4, 0],
    ],
    mutant: outline(0.01),
  },
]

export const size: SizeBudget = { bytes: 410, reason: 'two pieces, a corner and their sign' }
