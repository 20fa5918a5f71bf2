/** The negative of a quaternion, which is the same rotation (catalogue/math/quat/quatNeg.ts). */
import { fn, vec4 } from 'kirari/node'

/** All four components of `q` with the opposite sign: the same rotation. */
export const quatNeg = /*#__PURE__*/ fn('quatNeg', [{ q: vec4 }], vec4, (q) => q.negate())
