/** The matrix of a counter-clockwise rotation in the plane (catalogue/math/rotate2d.ts). */
import { cos, float, fn, mat2, sin } from 'kirari/node'

/** Rotates by `angle` radians, counter-clockwise: `rotate2d(angle).mul(v)`. Its columns are the rotated axes. */
export const rotate2d = /*#__PURE__*/ fn('rotate2d', [{ angle: float }], mat2, (angle) => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return mat2(c, s, s.negate(), c)
})
