/** The view matrix of a camera with a pitch, a yaw and a roll (catalogue/space/eulerView.ts). */
import { cos, fn, mat3, mat4, sin, vec3 } from 'kirari/node'
import { viewMatrix } from './view-matrix.ts'

/** `angles` about x, y and z. The camera rolls first, then pitches, then yaws: R = Ry Rx Rz. */
export const eulerView = /*#__PURE__*/ fn('eulerView', [{ eye: vec3 }, { angles: vec3 }], mat4, (eye, angles) => {
  const s = sin(angles).toConst('s')
  const c = cos(angles).toConst('c')
  const level = vec3(c.y, 0, s.y.negate()).toConst('level')
  const upright = vec3(s.y.mul(s.x), c.x, c.y.mul(s.x)).toConst('upright')
  const right = level.mul(c.z).add(upright.mul(s.z))
  const up = upright.mul(c.z).sub(level.mul(s.z))
  return viewMatrix(eye, mat3(right, up, vec3(s.y.mul(c.x), s.x.negate(), c.y.mul(c.x))))
})
