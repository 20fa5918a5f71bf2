/** Triangles by methods other than those of the shaders. A row begins with the corners a, b and c. */
import { recordAt } from '../harness/record-at.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'
import type { Range } from '../../../../internal/testing/inputs.ts'

const triangleAreaRecord = recordAt('geometry/triangle/area')
const record = recordAt('geometry/triangle/barycentric')
const triangleClosestPointRecord = recordAt('geometry/triangle/closestPoint')
const triangleIntersectRecord = recordAt('geometry/triangle/intersect')
const triangleNormalRecord = recordAt('geometry/triangle/normal')
const triangleSignedDistanceRecord = recordAt('geometry/triangle/signedDistance')

type Vector = readonly number[]
const sub = (a: Vector, b: Vector): Vector => a.map((value, i) => value - (b[i] ?? NaN))
const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0)

/** Cramer's rule on the dot products of two edges. */
export const cramer = (row: readonly number[]): readonly number[] => {
  const [a, b, c, p] = [row.slice(0, 3), row.slice(3, 6), row.slice(6, 9), row.slice(9, 12)] as const
  const ab = sub(b, a)
  const ac = sub(c, a)
  const ap = sub(p, a)
  const determinant = dot(ab, ab) * dot(ac, ac) - dot(ab, ac) ** 2
  if (determinant <= dot(ab, ab) * dot(ac, ac) * 1e-12) return [1, 0, 0]
  const v = (dot(ap, ab) * dot(ac, ac) - dot(ap, ac) * dot(ab, ac)) / determinant
  const w = (dot(ap, ac) * dot(ab, ab) - dot(ap, ab) * dot(ab, ac)) / determinant
  return [1 - v - w, v, w]
}

const side = (middle: number): Range => ({ min: middle - 0.25, max: middle + 0.25 })
/** A corner about (x, y), at any depth. */
const near = (x: number, y: number): readonly Range[] => [side(x), side(y), { min: -1, max: 1 }]

const point = (x: number, y: number, z: number): readonly number[] => [x, y, z, x, y, z, x, y, z]

export const triangleBarycentricOracle: FunctionOracle = {
  record,
  signatures: [
    {
      signature: 'triangleBarycentric',
      expected: cramer,
      // One corner in each of three regions, so that no triangle is needle-thin.
      ranges: [...near(-0.75, -0.75), ...near(0.75, -0.75), ...near(0, 0.75), ...times(3, { min: -1.5, max: 1.5 })],
      rows: [
        [...point(1, 2, 3), 0, 0, 0],
        [0, 0, 0, 1, 2, 4, 2, 4, 8, 1, 0, 0],
        [0, 0, 0, 1, 2, 4, 0, 0, 0, 1, 0, 0],
        [1, 2, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0],
      ],
      mutant: (row) => {
        const [u = NaN, v = NaN, w = NaN] = cramer(row)
        return [u, w, v]
      },
    },
  ],
}

const cornersOf = (row: readonly number[]): readonly [Vector, Vector, Vector] => [row.slice(0, 3), row.slice(3, 6), row.slice(6, 9)]
const along = (from: Vector, direction: Vector, length: number): Vector => from.map((value, i) => value + length * (direction[i] ?? NaN))
const isFlat = (ab: Vector, ac: Vector): boolean => dot(ab, ab) * dot(ac, ac) - dot(ab, ac) ** 2 <= dot(ab, ab) * dot(ac, ac) * 1e-12

/** One corner in each of three regions, so that no triangle is needle-thin. */
const wellShaped = [...near(-0.75, -0.75), ...near(0.75, -0.75), ...near(0, 0.75)]
const flatRows = [point(1, 2, 3), [0, 0, 0, 1, 2, 4, 2, 4, 8], [0, 0, 0, 1, 2, 4, 0, 0, 0], [1, 2, 4, 0, 0, 0, 0, 0, 0]]

/** Heron's formula in Kahan's order: the sides from the longest to the shortest, with every bracket as written. */
const heron = (row: readonly number[]): number => {
  const [a, b, c] = cornersOf(row)
  const sides = [sub(b, a), sub(c, b), sub(a, c)].map((side) => Math.sqrt(dot(side, side)))
  const [x = NaN, y = NaN, z = NaN] = sides.toSorted((one, other) => other - one)
  return Math.sqrt(Math.max((x + (y + z)) * (z - (x - y)) * (z + (x - y)) * (x + (y - z)), 0)) / 4
}

const triangleAreaOracle: FunctionOracle = {
  record: triangleAreaRecord,
  signatures: [{ signature: 'triangleArea', expected: (row) => [heron(row)], ranges: wellShaped, mutant: (row) => [heron(row) * 2] }],
}

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

const triangleNormalOracle: FunctionOracle = {
  record: triangleNormalRecord,
  signatures: [
    {
      signature: 'triangleNormal',
      expected: newell,
      ranges: wellShaped,
      rows: flatRows,
      mutant: (row) => newell([...row.slice(0, 3), ...row.slice(6, 9), ...row.slice(3, 6)]),
    },
  ],
}

/** The seven regions one after another: three corners, three sides, the face. */
const byRegions = (row: readonly number[], hasFace = true): Vector => {
  const [a, b, c] = cornersOf(row)
  const p = row.slice(9, 12)
  const [ab, ac] = [sub(b, a), sub(c, a)]
  const onSegment = (from: Vector, to: Vector): Vector => {
    const side = sub(to, from)
    const squared = dot(side, side)
    return squared === 0 ? from : along(from, side, Math.min(Math.max(dot(sub(p, from), side) / squared, 0), 1))
  }
  if (isFlat(ab, ac) || !hasFace) {
    const candidates = [onSegment(a, b), onSegment(b, c), onSegment(c, a)]
    const length = (q: Vector): number => dot(sub(p, q), sub(p, q))
    return candidates.reduce((best, candidate) => (length(candidate) < length(best) ? candidate : best))
  }
  const [d1, d2] = [dot(ab, sub(p, a)), dot(ac, sub(p, a))]
  if (d1 <= 0 && d2 <= 0) return a
  const [d3, d4] = [dot(ab, sub(p, b)), dot(ac, sub(p, b))]
  if (d3 >= 0 && d4 <= d3) return b
  const vc = d1 * d4 - d3 * d2
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return along(a, ab, d1 / (d1 - d3))
  const [d5, d6] = [dot(ab, sub(p, c)), dot(ac, sub(p, c))]
  if (d6 >= 0 && d5 <= d6) return c
  const vb = d5 * d2 - d1 * d6
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return along(a, ac, d2 / (d2 - d6))
  const va = d3 * d6 - d5 * d4
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) return along(b, sub(c, b), (d4 - d3) / (d4 - d3 + (d5 - d6)))
  return along(along(a, ab, vb / (va + vb + vc)), ac, vc / (va + vb + vc))
}

const place = times(3, { min: -1.5, max: 1.5 })
const flatWithPoints = flatRows.flatMap((row) => [
  [...row, 0.5, 1, 2],
  [...row, -1, 0, 1],
])

const triangleClosestPointOracle: FunctionOracle = {
  record: triangleClosestPointRecord,
  signatures: [
    {
      signature: 'triangleClosestPoint',
      expected: (row) => byRegions(row),
      ranges: [...wellShaped, ...place],
      rows: flatWithPoints,
      mutant: (row) => byRegions(row, false),
    },
  ],
}

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

const triangleSignedDistanceOracle: FunctionOracle = {
  record: triangleSignedDistanceRecord,
  signatures: [
    {
      signature: 'triangleSignedDistance',
      expected: (row) => signed(row),
      ranges: [...wellShaped, ...place],
      rows: [[...point(1, 2, 3), 0, 0, 0]],
      jumps: true,
      mutant: (row) => signed(row, 1),
    },
  ],
}

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

const triangleIntersectOracle: FunctionOracle = {
  record: triangleIntersectRecord,
  signatures: [
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
  ],
}

export const triangleOracles: readonly FunctionOracle[] = [
  triangleAreaOracle,
  triangleBarycentricOracle,
  triangleClosestPointOracle,
  triangleIntersectOracle,
  triangleNormalOracle,
  triangleSignedDistanceOracle,
]
