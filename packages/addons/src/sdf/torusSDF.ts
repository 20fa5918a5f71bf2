/** Signed distance to a horizontal torus, y up, or to an arc of one with round ends (catalogue/sdf/torusSDF.ts). */
import { cos, float, fn, length, overload, select, sin, vec2, vec3 } from 'kirari/node'

const full = /*#__PURE__*/ fn('torusSDF', [{ p: vec3 }, { radius: float }, { tube: float }], float, (p, radius, tube) =>
  length(vec2(length(p.xz).sub(radius), p.y)).sub(tube),
)

const arc = /*#__PURE__*/ fn('torusSDF_arc', [{ p: vec3 }, { radius: float }, { tube: float }, { halfAngle: float }], float, (p, radius, tube, halfAngle) => {
  const reach = halfAngle.clamp(0, Math.PI).toConst('reach')
  const c = cos(reach).toConst('c')
  const around = length(p.xz).toConst('around')
  // Both halves are symmetric. Comparing cosines, not angles, needs no arctangent and is robust at 0 and π.
  const end = vec2(p.x.sub(radius.mul(c)), p.z.abs().sub(radius.mul(sin(reach))))
  const fromCircle = select(length(end), around.sub(radius), p.x.greaterThanEqual(around.mul(c)))
  return length(vec2(fromCircle, p.y)).sub(tube)
})

/** Distance from `p` to a tube bent around the y axis, negative inside; `halfAngle` limits it to that angle on both sides of the x axis. */
export const torusSDF = /*#__PURE__*/ overload(full, arc)
