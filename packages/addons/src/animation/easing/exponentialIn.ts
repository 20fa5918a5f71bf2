/** Doubling ten times. Definition: Penner 2001, "Expo" (catalogue/animation/easing/exponentialIn.ts). */
import { generic, T } from 'kirari/node'
import { pinned } from './pinned.ts'

/** Eases 0 to 1: almost still at first, then away at seven times the constant speed. */
export const exponentialIn = /*#__PURE__*/ generic('exponentialIn', [{ t: T }], T, (t) => pinned(t, t.mul(10).sub(10).exp2()))
