/** The inverse of a quaternion of any length: its conjugate divided by the square of its length (catalogue/math/quat/quatInverse.ts). */
import { dot, fn, vec4 } from 'kirari/node'

/** The quaternion that gives (0, 0, 0, 1) when it is multiplied by `q`; 0 for a zero quaternion. */
export const quatInverse = /*#__PURE__*/ fn('quatInverse', [{ q: vec4 }], vec4, (q) => vec4(q.xyz.negate(), q.w).div(dot(q, q).max(1e-20)))
