/** Halving the rest ten times. Definition: Penner 2001, "Expo" (catalogue/animation/easing/exponentialOut.ts). */
import { float, generic, T } from 'kirari/node'
import { pinned } from './pinned.ts'

/** Eases 0 to 1: away at seven times the constant speed, and a long, soft arrival. */
export const exponentialOut = /*#__PURE__*/ generic('exponentialOut', [{ t: T }], T, (t) => pinned(t, float(1).sub(t.mul(-10).exp2())))
