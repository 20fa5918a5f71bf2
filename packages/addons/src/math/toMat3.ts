/** The linear part of a 4×4 matrix (catalogue/math/toMat3.ts). */
import { fn, mat3, mat4 } from 'kirari/node'

/** The upper left of `m`: without its translation and its last row. */
export const toMat3 = /*#__PURE__*/ fn('toMat3', [{ m: mat4 }], mat3, (m) => mat3(m))
