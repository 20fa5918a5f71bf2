/** Lower bound of the signed distance to an ellipsoid along the axes, about the origin: to first order at the surface (catalogue/sdf/ellipsoidSDF.ts). */
import { float, fn, length, select, vec3 } from 'kirari/node'

/** Bound of the distance from `p` to an ellipsoid about the origin with these half axes, negative inside. */
export const ellipsoidSDF = /*#__PURE__*/ fn('ellipsoidSDF', [{ p: vec3 }, { halfSize: vec3 }], float, (p, halfSize) => {
  const q = p.div(halfSize).toConst('q')
  const size = length(q).toConst('size')
  const d = size.mul(size.sub(1)).div(length(q.div(halfSize)).max(1e-20))
  // The centre is in no direction.
  return select(d, halfSize.x.min(halfSize.y).min(halfSize.z).negate(), size.lessThan(1e-6))
})
