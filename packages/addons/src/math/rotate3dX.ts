/** The 3×3 matrix of a rotation about the x axis (catalogue/math/rotate3dX.ts). */
import { cos, float, fn, mat3, sin } from 'kirari/node'

/** Rotates by `angle` radians about the x axis, from y towards z. */
export const rotate3dX = /*#__PURE__*/ fn('rotate3dX', [{ angle: float }], mat3, (angle) => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return mat3(1, 0, 0, 0, c, s, 0, s.negate(), c)
})
