/** The conjugate of a quaternion: the rotation back (catalogue/math/quat/quatConj.ts). */
import { fn, vec4 } from 'kirari/node'

/** `q` = (x, y, z, w) with the signs of x, y and z changed: the inverse rotation of a unit quaternion. */
export const quatConj = /*#__PURE__*/ fn('quatConj', [{ q: vec4 }], vec4, (q) => vec4(q.xyz.negate(), q.w))
