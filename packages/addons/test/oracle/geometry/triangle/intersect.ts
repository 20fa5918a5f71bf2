/** Oracle of triangleIntersect: a linear system, eliminated. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { cornersOf, point, wellShaped } from './shape.ts'
import { dot, sub } from './vector.ts'
import type { Vector } from './vector.ts'

/** −t·d + u·(b − a) + v·(c − a) = o − a, solved by elimination with pivots. Rows go on with (origin, direction, side). */
const eliminated = (row: readonly number[]): Vector => {
  const miss = [0, 0, 0, 0]
  const [a, b, c] = cornersOf(row)
  const [origin, direction, side = 0] = [row.slice(9, 12), row.slice(12, 15), row[15]]
  const [ab, ac, ao] = [sub(b, a), sub(c, a), sub(origin, a)]
  const rows = [0, 1, 2].map((i) => [-(direction[i] ?? NaN), ab[i] ?? NaN, ac[i] ?? NaN, ao[i] ?? NaN])
  let determinant = 1
  for (let column = 0; column < 3; column++) {
    const rest = rows.slice(column)
    const pivot = rest.toSorted((one, other) => Math.abs(other[column] ?? NaN) - Math.abs(one[column] ?? NaN))[0] ?? []
    const from = rows.indexOf(pivot)
    if (from !== column) {
      rows[from] = rows[column] ?? []
      rows[column] = pivot
      determinant = -determinant
    }
    const divisor = pivot[column] ?? NaN
    determinant *= divisor
    if (divisor === 0) return miss
    for (const other of rows) {
      if (other === pivot) continue
      const share = (other[column] ?? NaN) / divisor
      for (let i = 0; i < 4; i++) other[i] = (other[i] ?? NaN) - share * (pivot[i] ?? NaN)
    }
  }
  if (determinant ** 2 <= dot(direction, direction) * dot(ab, ab) * dot(ac, ac) * 1e-12) return miss
  const [t = NaN, u = NaN, v = NaN] = rows.map((equation, i) => (equation[3] ?? NaN) / (equation[i] ?? NaN))
  // The determinant is positive where the ray hits the front.
  if (t < 0 || u < 0 || v < 0 || u + v > 1 || determinant * side < 0) return miss
  return [t, u, v, 1]
}

const rays = [...times(3, { min: -2, max: 2 }), ...times(3, { min: -1, max: 1 })]

const grazing = [
  [...point(1, 2, 3), 0, 0, 0, 1, 2, 3],
  [0, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0.25, 0, 1, 0, 0],
  [0, 0, 0, 1, 0, 0, 0, 1, 0, 0.25, 0.25, 0, 0, 0, 0],
  [0, 0, 0, 1, 0, 0, 0, 1, 0, 0.25, 0.25, 2, 0, 0, -1],
]

/** Aimed at the triangle or just beside it, so that most rows are useful: the last numbers are weights up to here. */
const aimed = (row: readonly number[]): readonly number[] => {
  const [a, b, c] = cornersOf(row)
  const origin = row.slice(9, 12)
  const [u = NaN, v = NaN] = row.slice(12, 14).map((value) => value * 0.75 + 0.25)
  const target = a.map((value, i) => value + u * ((b[i] ?? NaN) - value) + v * ((c[i] ?? NaN) - value))
  return [...row.slice(0, 12), ...sub(target, origin), ...row.slice(15)].map(Math.fround)
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleIntersect',
    expected: (row) => eliminated(row),
    ranges: [...wellShaped, ...rays],
    rows: grazing,
    prepare: (row) => (grazing.some((one) => one === row) ? row : aimed(row)),
    jumps: true,
    // A shear of the weights.
    mutant: (row) => eliminated(row).map((value, i) => (i === 1 ? value * 1.001 : value)),
  },
  {
    signature: 'triangleIntersect_side',
    expected: (row) => eliminated(row),
    ranges: [...wellShaped, ...rays, { min: -1, max: 1 }],
    prepare: aimed,
    jumps: true,
    mutant: (row) => eliminated(row.slice(0, 15)),
  },
]

export const size: SizeBudget = { bytes: 490, reason: 'one equation with three unknowns, from both sides and from one' }
