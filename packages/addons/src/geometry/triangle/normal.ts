/** The direction in which a triangle faces (catalogue/geometry/triangle/normal.ts). */
import { cross, dot, fn, select, vec3 } from 'kirari/node'
import { Triangle } from './type.ts'

/** The unit normal, towards the side from which a, b and c run counter-clockwise; the zero vector for a triangle without area. */
export const triangleNormal = /*#__PURE__*/ fn('triangleNormal', [{ triangle: Triangle }], vec3, (triangle) => {
  const ab = triangle.b.sub(triangle.a).toConst('ab')
  const ac = triangle.c.sub(triangle.a).toConst('ac')
  const n = cross(ab, ac).toConst('n')
  const squared = dot(n, n).toConst('squared')
  // The cross product of nearly parallel sides is only rounding error: below a sine of 1e-6 there is no plane.
  const flat = squared.lessThanEqual(dot(ab, ab).mul(dot(ac, ac)).mul(1e-12)).toConst('degenerate')
  return select(n.div(select(squared, 1, flat).sqrt()), vec3(0), flat)
})
