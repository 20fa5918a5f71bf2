/** The quaternion of no rotation (catalogue/math/quat/quatIdentity.ts). */
import { fn, vec4 } from 'kirari/node'

/** (0, 0, 0, 1): no rotation. */
export const quatIdentity = /*#__PURE__*/ fn('quatIdentity', [], vec4, () => vec4(0, 0, 0, 1))
