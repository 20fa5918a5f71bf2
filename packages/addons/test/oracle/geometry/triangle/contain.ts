/** Oracle of triangleContain: the distance to the nearest point of the triangle, compared with the tolerance. */
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { byRegions } from './region.ts'
import { cornersOf, flatRows, isFlat, wellShaped } from './shape.ts'
import { along, dot, sub } from './vector.ts'
import type { Vector } from './vector.ts'

/** Distance to the nearest point of the triangle, as a share of its sides. */
const isNear = (row: readonly number[], within: number): Vector => {
  const [a, b, c] = cornersOf(row)
  const [ab, ac] = [sub(b, a), sub(c, a)]
  if (isFlat(ab, ac)) return [0]
  const away = sub(row.slice(9, 12), byRegions(row))
  return [dot(away, away) <= within ** 2 * Math.sqrt(dot(ab, ab) * dot(ac, ac)) ? 1 : 0]
}

// The last three numbers say where the point lies: by the weights of b and c, which leave the triangle too, and by its height.
const placed = (row: readonly number[]): readonly number[] => {
  const [a, b, c] = cornersOf(row)
  const [v = NaN, w = NaN, height = NaN] = row.slice(9)
  const inPlane = along(along(a, sub(b, a), v), sub(c, a), w)
  return [...row.slice(0, 9), inPlane[0] ?? NaN, inPlane[1] ?? NaN, (inPlane[2] ?? NaN) + (height > 0.25 ? height : 0)]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleContain',
    expected: (row) => isNear(row, 1e-5),
    ranges: [...wellShaped, { min: -0.3, max: 1.3 }, { min: -0.3, max: 1.3 }, { min: -1, max: 0.5 }],
    prepare: placed,
    rows: flatRows.map((row) => [...row, 0.25, 0.5, 0]),
    jumps: true,
    // Over the plane too.
    mutant: (row) => isNear(row, 0.5),
  },
]

export const size: SizeBudget = { bytes: 410, reason: 'weights, plane and size, each with its tolerance' }
