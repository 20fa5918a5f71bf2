/** Oracle of starSDF: the polygon of all its corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { place } from './range.ts'
import { toSegment } from './segment.ts'

/** The tips and inner corners of a star in turn, clockwise from the top. */
export const starCorners = (r: number, n: number, ratio: number): readonly (readonly [number, number])[] => {
  const tips = Math.max(2, Math.floor(n + 0.5))
  return Array.from({ length: 2 * tips }, (_, i) => {
    const radius = i % 2 === 0 ? r : r * Math.max(ratio, 0)
    return [radius * Math.sin((Math.PI * i) / tips), radius * Math.cos((Math.PI * i) / tips)] as const
  })
}

/** The nearest of all sides; inside where a ray to the right crosses an odd number of them. */
const polygon =
  (turn = 0) =>
  ([px = NaN, py = NaN, r = NaN, n = NaN, ratio = NaN]: readonly number[]): readonly number[] => {
    const [x, y] = [px * Math.cos(turn) - py * Math.sin(turn), px * Math.sin(turn) + py * Math.cos(turn)]
    const corners = starCorners(r, n, ratio)
    let distance = Infinity
    let isInside = false
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [NaN, NaN]
      distance = Math.min(distance, toSegment(x, y, ax, ay, bx, by))
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
    })
    // Spokes have no inside, whatever the ray crosses.
    return [isInside && ratio > 0 ? -distance : distance]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'starSDF',
    expected: polygon(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: 1, max: 12 }, { min: 0, max: 1.2 }],
    rows: [
      [0, 0, 1, 5, 0.5],
      [0, 0, 0.5, 2, 1],
      [0, -2, 1, 7, 0.5],
      [3, 4, 0, 5, 0.5],
    ],
    // Integer numbers of tips, and halves, where rounding goes up.
    prepare: (row) => row.map((value, i) => (i === 3 ? Math.round(value * 2) / 2 : value)),
    mutant: polygon(0.01),
  },
]

export const size: SizeBudget = { bytes: 485, reason: 'a turn by an angle, a segment and its sign; most of it are the built-ins it names' }
