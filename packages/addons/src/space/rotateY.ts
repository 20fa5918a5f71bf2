/** Rotates a point about the y axis (catalogue/space/rotateY.ts). */
import { cos, float, fn, sin, vec3 } from 'kirari/node'

/** `p` rotated by `angle` radians about the y axis, from z towards x. */
export const rotateY = /*#__PURE__*/ fn('rotateY', [{ p: vec3 }, { angle: float }], vec3, (p, angle) => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return vec3(s.mul(p.z).add(c.mul(p.x)), p.y, c.mul(p.z).sub(s.mul(p.x)))
})
