/** The centroid of a triangle (catalogue/geometry/triangle/centroid.ts). */
import { fn, vec3 } from 'kirari/node'
import { Triangle } from './type.ts'

/** The mean of the three corners. */
export const triangleCentroid = /*#__PURE__*/ fn('triangleCentroid', [{ triangle: Triangle }], vec3, (triangle) =>
  triangle.a.add(triangle.b).add(triangle.c).div(3),
)
