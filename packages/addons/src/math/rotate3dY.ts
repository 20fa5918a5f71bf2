/** The 3×3 matrix of a rotation about the y axis (catalogue/math/rotate3dY.ts). */
import { cos, float, fn, mat3, sin } from 'kirari/node'

/** Rotates by `angle` radians about the y axis, from z towards x. */
export const rotate3dY = /*#__PURE__*/ fn('rotate3dY', [{ angle: float }], mat3, (angle) => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return mat3(c, 0, s.negate(), 0, 1, 0, s, 0, c)
})
