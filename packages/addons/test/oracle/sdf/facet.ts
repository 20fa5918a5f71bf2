/** The distance to a flat convex piece of a surface in space. */
import { toSegmentInSpace } from './segment.ts'

export type Place = readonly [x: number, y: number, z: number]

const less = ([x, y, z]: Place, [a, b, c]: Place): Place => [x - a, y - b, z - c]
const dot = ([x, y, z]: Place, [a, b, c]: Place): number => x * a + y * b + z * c
const cross = ([x, y, z]: Place, [a, b, c]: Place): Place => [y * c - z * b, z * a - x * c, x * b - y * a]

/** To its plane where the foot is between all sides, else to the nearest side. */
export const toFacet = (p: Place, corners: readonly Place[]): number => {
  const [a, b, c] = corners
  if (!a || !b || !c) throw new Error('A facet has three corners or more.')
  const normal = cross(less(b, a), less(c, a))
  const size = Math.hypot(...normal)
  const sides = corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from] as const)
  const isOver = size > 0 && sides.every(([from, to]) => dot(cross(less(to, from), less(p, from)), normal) >= 0)
  return isOver ? Math.abs(dot(less(p, a), normal)) / size : Math.min(...sides.map(([from, to]) => toSegmentInSpace(p, from, to)))
}
