/** Whether a point lies in a triangle (catalogue/geometry/triangle/contain.ts). */
import { bool, cross, dot, fn, vec3 } from 'kirari/node'
import { Triangle } from './type.ts'

/** How far outside a point may be, as a share of the triangle: what rounding needs. */
const tolerance = 1e-5

/** True on the face, the sides and the corners; false off the plane, and for a triangle without area. */
export const triangleContain = /*#__PURE__*/ fn('triangleContain', [{ triangle: Triangle }, { p: vec3 }], bool, (triangle, p) => {
  const ab = triangle.b.sub(triangle.a).toConst('ab')
  const ac = triangle.c.sub(triangle.a).toConst('ac')
  const ap = p.sub(triangle.a).toConst('ap')
  const n = cross(ab, ac).toConst('n')
  const area = dot(n, n).toConst('area')
  // Weights of b and c, times the area: without a division nothing needs a guard.
  const v = dot(cross(ap, ac), n).toConst('v')
  const w = dot(cross(ab, ap), n).toConst('w')
  const slack = area.mul(tolerance).toConst('slack')
  const squares = dot(ab, ab).mul(dot(ac, ac)).toConst('squares')
  const isAcross = v
    .min(w)
    .greaterThanEqual(slack.negate())
    .and(v.add(w).lessThanEqual(area.add(slack)))
  // The height over the plane, compared with the geometric mean of two sides.
  const isOnPlane = dot(n, ap).abs().lessThanEqual(area.sqrt().mul(squares.sqrt().sqrt()).mul(tolerance))
  // The cross product of nearly parallel sides is only rounding error: below a sine of 1e-6 there is no plane.
  return isAcross.and(isOnPlane).and(area.greaterThan(squares.mul(1e-12)))
})
