/** The area of a triangle, half of the parallelogram of two of its sides (catalogue/geometry/triangle/area.ts). */
import { cross, float, fn, length } from 'kirari/node'
import { Triangle } from './type.ts'

/** Half the length of the cross product of two sides; never negative. */
export const triangleArea = /*#__PURE__*/ fn('triangleArea', [{ triangle: Triangle }], float, (triangle) =>
  length(cross(triangle.b.sub(triangle.a), triangle.c.sub(triangle.a))).mul(0.5),
)
