/** The view matrix of a camera: what lookAtView and eulerView share. */
import { mat4, transpose, vec4 } from 'kirari/node'
import type { Mat3, Mat4, Vec3 } from 'kirari/node'

/** The inverse of the rotation `frame` (right, up and backwards) after a translation to `eye`: the inverse of a rotation is its transpose. */
export const viewMatrix = (eye: Vec3, frame: Mat3): Mat4 => {
  const turn = transpose(frame).toConst('turn')
  return mat4(vec4(turn.at(0), 0), vec4(turn.at(1), 0), vec4(turn.at(2), 0), vec4(turn.mul(eye).negate(), 1))
}
