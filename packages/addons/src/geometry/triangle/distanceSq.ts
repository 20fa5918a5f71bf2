/** The squared distance from a point to a triangle (catalogue/geometry/triangle/distanceSq.ts). */
import { dot, float, fn, vec3 } from 'kirari/node'
import { nearest } from './nearest.ts'
import { Triangle } from './type.ts'

/** The square of the distance to the nearest point of the triangle; 0 on it, never negative. */
export const triangleDistanceSq = /*#__PURE__*/ fn('triangleDistanceSq', [{ triangle: Triangle }, { p: vec3 }], float, (triangle, p) => {
  const { point, ap } = nearest(triangle, p)
  const away = ap.sub(point).toConst('away')
  return dot(away, away)
})
