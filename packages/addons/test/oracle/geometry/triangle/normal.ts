/** Oracle of triangleNormal: Newell's sums. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { cornersOf, flatRows, isFlat, wellShaped } from './shape.ts'
import { sub } from './vector.ts'
import type { Vector } from './vector.ts'

/** Newell's sums: the areas that the outline encloses, projected along each axis. */
const newell = (row: readonly number[]): Vector => {
  const corners = cornersOf(row)
  const sum = [0, 1, 2].map((axis) =>
    corners.reduce((total, from, i) => {
      const to = corners[(i + 1) % 3] ?? from
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
      return total + ((from[next] ?? NaN) - (to[next] ?? NaN)) * ((from[last] ?? NaN) + (to[last] ?? NaN))
    }, 0),
  )
  const [a, b, c] = corners
  return isFlat(sub(b, a), sub(c, a)) ? [0, 0, 0] : sum.map((value) => value / Math.hypot(...sum))
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleNormal',
    expected: newell,
    ranges: wellShaped,
    rows: flatRows,
    mutant: (row) => newell([...row.slice(0, 3), ...row.slice(6, 9), ...row.slice(3, 6)]),
  },
]
