/** Doubling ten times, then halving ten times. Definition: Penner 2001, "Expo" (catalogue/animation/easing/exponentialInOut.ts). */
import { generic, T } from 'kirari/node'
import { halves } from './halves.ts'
import { pinned } from './pinned.ts'

/** Eases 0 to 1: almost still at both ends, and a leap in the middle. */
export const exponentialInOut = /*#__PURE__*/ generic('exponentialInOut', [{ t: T }], T, (t) =>
  // Half of 2^(10·(2t − 1)) is 2^(20t − 11).
  pinned(
    t,
    halves(t, (fromEnd) => fromEnd.mul(20).sub(11).exp2()),
  ),
)
