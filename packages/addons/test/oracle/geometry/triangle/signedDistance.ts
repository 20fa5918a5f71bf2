/** Oracle of triangleSignedDistance: the distance with the sign of a volume. */
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { byRegions } from './region.ts'
import { cornersOf, place, point, wellShaped } from './shape.ts'
import { sub } from './vector.ts'
import type { Vector } from './vector.ts'

/** The distance with the sign of the volume of the four points. */
const signed = (row: readonly number[], behind = -1): Vector => {
  const [a, b, c] = cornersOf(row)
  const p = row.slice(9, 12)
  const [u, v, w] = [sub(b, a), sub(c, a), sub(p, a)]
  const volume = [0, 1, 2].reduce((sum, i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3]
    return sum + (w[i] ?? NaN) * ((u[j] ?? NaN) * (v[k] ?? NaN) - (u[k] ?? NaN) * (v[j] ?? NaN))
  }, 0)
  return [Math.hypot(...sub(p, byRegions(row))) * (volume < 0 ? behind : 1)]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleSignedDistance',
    expected: (row) => signed(row),
    ranges: [...wellShaped, ...place],
    rows: [[...point(1, 2, 3), 0, 0, 0]],
    jumps: true,
    mutant: (row) => signed(row, 1),
  },
]

export const size: SizeBudget = { bytes: 570, reason: 'the nearest point and its side; shared with triangleClosestPoint where both are used' }
