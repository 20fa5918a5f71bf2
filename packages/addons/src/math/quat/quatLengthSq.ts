/** The square of a quaternion's length, without the root (catalogue/math/quat/quatLengthSq.ts). */
import { dot, float, fn, vec4 } from 'kirari/node'

/** The sum of the squares of the four components of `q`: 1 for a rotation. */
export const quatLengthSq = /*#__PURE__*/ fn('quatLengthSq', [{ q: vec4 }], float, (q) => dot(q, q))
