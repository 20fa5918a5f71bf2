/** The 4×4 matrix of a rotation about the x axis (catalogue/math/rotate4dX.ts). */
import { float, fn, mat4 } from 'kirari/node'
import { rotate3dX } from './rotate3dX.ts'
import { toMat4 } from './toMat4.ts'

/** `rotate3dX` in homogeneous coordinates, to be multiplied with translations and projections. */
export const rotate4dX = /*#__PURE__*/ fn('rotate4dX', [{ angle: float }], mat4, (angle) => toMat4(rotate3dX(angle)))
