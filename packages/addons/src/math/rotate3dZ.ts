/** The 3×3 matrix of a rotation about the z axis (catalogue/math/rotate3dZ.ts). */
import { cos, float, fn, mat3, sin } from 'kirari/node'

/** Rotates by `angle` radians about the z axis, from x towards y. */
export const rotate3dZ = /*#__PURE__*/ fn('rotate3dZ', [{ angle: float }], mat3, (angle) => {
  const c = cos(angle).toConst('c')
  const s = sin(angle).toConst('s')
  return mat3(c, s, 0, s.negate(), c, 0, 0, 0, 1)
})
