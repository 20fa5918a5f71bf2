/**
 * Barycentric coordinates by ratios of signed areas: Ericson 2004, section 3.4 (catalogue/geometry/triangle/barycentric.ts).
 */
import { float, fn, select, vec3 } from 'kirari/node'
import { Triangle } from './type.ts'

/** The weights of the corners a, b and c that give `p`; their sum is 1. A point off the plane is projected onto it. */
export const triangleBarycentric = /*#__PURE__*/ fn('triangleBarycentric', [{ triangle: Triangle }, { p: vec3 }], vec3, (triangle, p) => {
  const ab = triangle.b.sub(triangle.a).toConst('ab')
  const ac = triangle.c.sub(triangle.a).toConst('ac')
  const ap = p.sub(triangle.a).toConst('ap')
  const normal = ab.cross(ac).toConst('normal')
  const area = normal.dot(normal).toConst('area')
  // The cross product of nearly parallel edges is only rounding error: below a sine of 1e-6 there is no plane.
  const degenerate = area.lessThanEqual(ab.dot(ab).mul(ac.dot(ac)).mul(1e-12)).toConst('degenerate')
  const divisor = select(area, 1, degenerate).toConst('divisor')
  const v = ap.cross(ac).dot(normal).div(divisor).toConst('v')
  const w = ab.cross(ap).dot(normal).div(divisor).toConst('w')
  return select(vec3(float(1).sub(v).sub(w), v, w), vec3(1, 0, 0), degenerate)
})
