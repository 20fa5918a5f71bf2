/** The 4×4 matrix of a rotation about the y axis (catalogue/math/rotate4dY.ts). */
import { float, fn, mat4 } from 'kirari/node'
import { rotate3dY } from './rotate3dY.ts'
import { toMat4 } from './toMat4.ts'

/** `rotate3dY` in homogeneous coordinates, to be multiplied with translations and projections. */
export const rotate4dY = /*#__PURE__*/ fn('rotate4dY', [{ angle: float }], mat4, (angle) => toMat4(rotate3dY(angle)))
