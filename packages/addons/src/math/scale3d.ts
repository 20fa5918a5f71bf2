/** The matrix that scales space from the origin (catalogue/math/scale3d.ts). */
import { float, fn, mat3, overload, vec3 } from 'kirari/node'

const uniform = /*#__PURE__*/ fn('scale3d', [{ factor: float }], mat3, (factor) => mat3(factor, 0, 0, 0, factor, 0, 0, 0, factor))

const byAxis = /*#__PURE__*/ fn('scale3d_vec3', [{ factor: vec3 }], mat3, (factor) => mat3(factor.x, 0, 0, 0, factor.y, 0, 0, 0, factor.z))

/** Scales by one factor, or by one along each axis. */
export const scale3d = /*#__PURE__*/ overload(uniform, byAxis)
