/** Rotates a point about the x axis (catalogue/space/rotateX.ts). */
import { cos, float, fn, sin, vec3 } from 'kirari/node'

/** `p` rotated by `angle` radians about the x axis, from y towards z. */
export const rotateX = /*#__PURE__*/ fn('rotateX', [{ p: vec3 }, { angle: float }], vec3, (p, angle) => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return vec3(p.x, c.mul(p.y).sub(s.mul(p.z)), s.mul(p.y).add(c.mul(p.z)))
})
