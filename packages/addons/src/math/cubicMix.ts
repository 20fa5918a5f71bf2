/** A blend whose weight follows the cubic 3t² − 2t³ (catalogue/math/cubicMix.ts). */
import { generic, mix, T } from 'kirari/node'
import { cubic } from './cubic.ts'

/** `a` at t = 0, `b` at t = 1, and between them a blend that starts and ends without a jump of its slope. */
export const cubicMix = /*#__PURE__*/ generic('cubicMix', [{ a: T }, { b: T }, { t: T }], T, (a, b, t) => mix(a, b, cubic(t)))
