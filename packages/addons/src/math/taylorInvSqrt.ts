/** The tangent of 1/√r at r = 0.7 (catalogue/math/taylorInvSqrt.ts). */
import { generic, T } from 'kirari/node'

const at = 0.7
const slope = -0.5 * at ** -1.5
const start = at ** -0.5 - slope * at

/** About 1/√r, for `r` near 0.7. */
export const taylorInvSqrt = /*#__PURE__*/ generic('taylorInvSqrt', [{ r: T }], T, (r) => r.mul(slope).add(start))
