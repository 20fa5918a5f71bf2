/** Rotates a point about the z axis (catalogue/space/rotateZ.ts). */
import { cos, float, fn, sin, vec3 } from 'kirari/node'

/** `p` rotated by `angle` radians about the z axis, from x towards y. */
export const rotateZ = /*#__PURE__*/ fn('rotateZ', [{ p: vec3 }, { angle: float }], vec3, (p, angle) => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return vec3(c.mul(p.x).sub(s.mul(p.y)), s.mul(p.x).add(c.mul(p.y)), p.z)
})
