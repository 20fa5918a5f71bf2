/** Oracle of triTile: a search among the triangles nearby, by their corners, for the one whose sides are furthest from the point. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { tileRanges, tileRows } from './tiles.ts'

type Point = readonly [number, number]
const height = Math.sqrt(3) / 2

/** A corner of the lattice: so many sides to the right, and so many up and to the right. */
const corner = (right: number, up: number): Point => [right + up / 2, up * height]

/** Twice the area of a triangle, positive if its corners are counter-clockwise. */
const area = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)

const triangles =
  (turned: number): Function64 =>
  ([s = NaN, t = NaN, scale = NaN]) => {
    const p: Point = [s * scale, t * scale]
    let best: readonly number[] = [NaN, NaN, NaN, NaN]
    let most = -Infinity
    const nearRow = Math.round(p[1] / height)
    // From the top, as a border between two rows belongs to the upper one.
    for (let row = nearRow + 1; row >= nearRow - 2; row--) {
      const near = Math.round(p[0] - row / 2)
      for (let i = near + 1; i >= near - 2; i--) {
        const up = [corner(i, row), corner(i + 1, row), corner(i, row + 1)] as const
        const down = [corner(i + 1, row + 1), corner(i, row + 1), corner(i + 1, row)] as const
        for (const [odd, [a, b, c]] of [down, up].entries()) {
          const inside = Math.min(area(p, a, b), area(p, b, c), area(p, c, a))
          if (inside <= most) continue
          most = inside
          const half = odd === 0 ? turned : 1
          best = [half * (p[0] - (a[0] + b[0] + c[0]) / 3), half * (p[1] - (a[1] + b[1] + c[1]) / 3), 2 * i + 1 - odd, row]
        }
      }
    }
    return best
  }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'triTile', expected: triangles(-1), ranges: tileRanges, rows: tileRows, jumps: true, mutant: triangles(1) },
]
