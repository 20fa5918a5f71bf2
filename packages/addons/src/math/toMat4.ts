/** A 3×3 matrix in homogeneous coordinates (catalogue/math/toMat4.ts). */
import { fn, mat3, mat4 } from 'kirari/node'

/** `m` in the upper left of the identity. */
export const toMat4 = /*#__PURE__*/ fn('toMat4', [{ m: mat3 }], mat4, (m) => mat4(m))
