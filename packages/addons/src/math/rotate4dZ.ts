/** The 4×4 matrix of a rotation about the z axis (catalogue/math/rotate4dZ.ts). */
import { float, fn, mat4 } from 'kirari/node'
import { rotate3dZ } from './rotate3dZ.ts'
import { toMat4 } from './toMat4.ts'

/** `rotate3dZ` in homogeneous coordinates, to be multiplied with translations and projections. */
export const rotate4dZ = /*#__PURE__*/ fn('rotate4dZ', [{ angle: float }], mat4, (angle) => toMat4(rotate3dZ(angle)))
