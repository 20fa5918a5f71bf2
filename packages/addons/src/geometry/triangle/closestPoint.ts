/** The point of a triangle that is nearest to a given point (catalogue/geometry/triangle/closestPoint.ts). */
import { fn, vec3 } from 'kirari/node'
import { nearest } from './nearest.ts'
import { Triangle } from './type.ts'

/** On the face, a side or a corner, whichever is nearest to `p`. */
export const triangleClosestPoint = /*#__PURE__*/ fn('triangleClosestPoint', [{ triangle: Triangle }, { p: vec3 }], vec3, (triangle, p) =>
  triangle.a.add(nearest(triangle, p).point),
)
