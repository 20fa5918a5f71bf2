/** The 4×4 matrix of a rotation about any axis (catalogue/math/rotate4d.ts). */
import { float, fn, mat4, vec3 } from 'kirari/node'
import { rotate3d } from './rotate3d.ts'
import { toMat4 } from './toMat4.ts'

/** `rotate3d` in homogeneous coordinates, to be multiplied with translations and projections. */
export const rotate4d = /*#__PURE__*/ fn('rotate4d', [{ axis: vec3 }, { angle: float }], mat4, (axis, angle) => toMat4(rotate3d(axis, angle)))
