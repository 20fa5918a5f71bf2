/** The 4×4 matrix of a rotation that is given as a quaternion (catalogue/math/quat/quat2mat4.ts). */
import { fn, mat4, vec4 } from 'kirari/node'
import { toMat4 } from '../toMat4.ts'
import { quat2mat3 } from './quat2mat3.ts'

/** `quat2mat3` in homogeneous coordinates, to be multiplied with translations and projections. */
export const quat2mat4 = /*#__PURE__*/ fn('quat2mat4', [{ q: vec4 }], mat4, (q) => toMat4(quat2mat3(q)))
