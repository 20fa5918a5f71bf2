/** Signed distance to an arc of a circle with a width and round ends (catalogue/sdf/arcSDF.ts). */
import { cos, float, fn, length, select, sin, vec2 } from 'kirari/node'

/** Distance from `p` to an arc of radius `r` that spans `halfAngle` on both sides of the x axis, `width` wide; negative inside. */
export const arcSDF = /*#__PURE__*/ fn('arcSDF', [{ p: vec2 }, { r: float }, { halfAngle: float }, { width: float }], float, (p, r, halfAngle, width) => {
  const reach = halfAngle.clamp(0, Math.PI).toConst('reach')
  const [c, s] = [cos(reach).toConst('c'), sin(reach).toConst('s')]
  const q = vec2(p.x, p.y.abs()).toConst('q')
  const around = length(q).toConst('around')
  // Comparing cosines, not angles, needs no arctangent and is robust at 0 and π.
  const toArc = select(length(q.sub(vec2(c, s).mul(r))), around.sub(r).abs(), q.x.greaterThanEqual(around.mul(c)))
  return toArc.sub(width.mul(0.5))
})
