/** The transpose of a matrix (catalogue/math/transpose.ts). */
import { fn, mat2, mat3, mat4, overload, transpose } from 'kirari/node'

const ofPlane = /*#__PURE__*/ fn('matTranspose', [{ m: mat2 }], mat2, (m) => transpose(m))

const ofSpace = /*#__PURE__*/ fn('matTranspose_mat3', [{ m: mat3 }], mat3, (m) => transpose(m))

const ofProjection = /*#__PURE__*/ fn('matTranspose_mat4', [{ m: mat4 }], mat4, (m) => transpose(m))

/** The matrix whose columns are the rows of `m`. */
export const matTranspose = /*#__PURE__*/ overload(ofPlane, ofSpace, ofProjection)
