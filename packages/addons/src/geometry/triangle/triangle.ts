/** A triangle from its three corners (catalogue/geometry/triangle/triangle.ts). */
import { fn, vec3 } from 'kirari/node'
import { Triangle } from './type.ts'

/** The triangle with these corners, in this order. */
export const triangleFromCorners = /*#__PURE__*/ fn('triangleFromCorners', [{ a: vec3 }, { b: vec3 }, { c: vec3 }], Triangle, (a, b, c) =>
  Triangle({ a, b, c }),
)
