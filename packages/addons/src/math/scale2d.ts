/** The matrix that scales the plane from the origin (catalogue/math/scale2d.ts). */
import { float, fn, mat2, overload, vec2 } from 'kirari/node'

const uniform = /*#__PURE__*/ fn('scale2d', [{ factor: float }], mat2, (factor) => mat2(factor, 0, 0, factor))

const byAxis = /*#__PURE__*/ fn('scale2d_vec2', [{ factor: vec2 }], mat2, (factor) => mat2(factor.x, 0, 0, factor.y))

/** Scales by one factor, or by one along each axis. */
export const scale2d = /*#__PURE__*/ overload(uniform, byAxis)
