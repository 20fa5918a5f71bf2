/** Oracle of voronoiBorder: the area of the nearest point as a polygon, cut out of a square by all points nearby, and the distance to its sides. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { same } from './lattice.ts'
import type { Point } from './lattice.ts'
import { jitterOf, positionOf, scatteredAround, squareOf, wayTo } from './scattered.ts'

const around = scatteredAround(3)

/** The part of a polygon that is nearer to the first point than to the second. Points are relative to p. */
const cut = (polygon: readonly Point[], one: Point, other: Point): readonly Point[] => {
  const excess = (q: Point): number => squareOf(wayTo(q, one)) - squareOf(wayTo(q, other))
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? []
    const [start, end] = [excess(from), excess(to)]
    const crossing = start < 0 !== end < 0 ? [from.map((value, axis) => value + ((to[axis] ?? NaN) - value) * (start / (start - end)))] : []
    return start < 0 ? [from, ...crossing] : crossing
  })
}

const distanceToSegment = ([ax = NaN, ay = NaN]: Point, [bx = NaN, by = NaN]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(Math.max(-(ax * dx + ay * dy) / (dx * dx + dy * dy || 1), 0), 1)
  return Math.hypot(ax + along * dx, ay + along * dy)
}

/** Rows are (p, jitter). */
export const distanceToBorder =
  (slack = 1): Function64 =>
  (row) => {
    const p = row.slice(0, 2)
    const jitter = jitterOf(row[2]) * slack
    const points = around(p.map(Math.floor))
      .map((point) => wayTo(p, positionOf(point, jitter)))
      .toSorted((one, other) => squareOf(one) - squareOf(other))
    const [nearest = [], ...others] = points
    const square: readonly Point[] = [
      [-3, -3],
      [3, -3],
      [3, 3],
      [-3, 3],
    ]
    const area = others.reduce((polygon, other) => cut(polygon, nearest, other), square)
    return [area.length === 0 ? 0 : Math.min(...area.map((from, i) => distanceToSegment(from, area[(i + 1) % area.length] ?? [])))]
  }

const p = times(2, { min: -16, max: 16 })
const rows = same([-1e-8, 0, 0.5, -0.5, 1e4], 2)

export const signatures: readonly SignatureOracle[] = [
  { signature: 'voronoiBorder', expected: distanceToBorder(), ranges: p, rows, mutant: distanceToBorder(0.999) },
  {
    signature: 'voronoiBorder_jitter',
    expected: distanceToBorder(),
    ranges: [...p, { min: 0, max: 1 }],
    rows: rows.flatMap((row) => [-1, 0, 0.5, 2].map((jitter) => [...row, jitter])),
    mutant: distanceToBorder(0.999),
  },
]

export const size: SizeBudget = { bytes: 1415, reason: 'a hash, and two searches with their loops: for the nearest point, and for its borders' }
