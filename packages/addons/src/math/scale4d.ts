/** The 4×4 matrix that scales space from the origin (catalogue/math/scale4d.ts). */
import { float, fn, mat4, overload, vec3 } from 'kirari/node'
import { scale3d } from './scale3d.ts'
import { toMat4 } from './toMat4.ts'

const uniform = /*#__PURE__*/ fn('scale4d', [{ factor: float }], mat4, (factor) => toMat4(scale3d(factor)))

const byAxis = /*#__PURE__*/ fn('scale4d_vec3', [{ factor: vec3 }], mat4, (factor) => toMat4(scale3d(factor)))

/** `scale3d` in homogeneous coordinates. The last component is 1, so that only x, y and z of a point change. */
export const scale4d = /*#__PURE__*/ overload(uniform, byAxis)
