/** Distance from a point to a triangle, negative behind its plane (catalogue/geometry/triangle/signedDistance.ts). */
import { dot, float, fn, length, select, vec3 } from 'kirari/node'
import { nearest } from './nearest.ts'
import { Triangle } from './type.ts'

/** Distance to the nearest point of the triangle; negative on the side from which a, b and c run clockwise. */
export const triangleSignedDistance = /*#__PURE__*/ fn('triangleSignedDistance', [{ triangle: Triangle }, { p: vec3 }], float, (triangle, p) => {
  const { point, ap, n } = nearest(triangle, p)
  const d = length(ap.sub(point)).toConst('d')
  // Not sign: in the plane, outside the triangle, it would be 0.
  return select(d, d.negate(), dot(n, ap).lessThan(0))
})
