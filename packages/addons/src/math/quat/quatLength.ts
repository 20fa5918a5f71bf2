/** The length of a quaternion (catalogue/math/quat/quatLength.ts). */
import { float, fn, length, vec4 } from 'kirari/node'

/** The length of `q` as a vector of four components: 1 for a rotation. */
export const quatLength = /*#__PURE__*/ fn('quatLength', [{ q: vec4 }], float, (q) => length(q))
