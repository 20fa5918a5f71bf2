/** The point of a triangle that is nearest to another, by the region that this one is in. */
import { cornersOf, isFlat } from './shape.ts'
import { along, dot, sub } from './vector.ts'
import type { Vector } from './vector.ts'

/** The seven regions one after another: three corners, three sides, the face. */
export const byRegions = (row: readonly number[], hasFace = true): Vector => {
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
