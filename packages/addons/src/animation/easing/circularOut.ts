/**
 * A quarter of a circle, turned round. Definition: Penner 2001, "Circular" (catalogue/animation/easing/circularOut.ts).
 *
 * √(1 − (1 − t)²) with its radicand as a product, which cancels no digits of small results. No language guarantees that √1 is exactly 1.
 */
import { float, generic, T } from 'kirari/node'
import { pinned } from './pinned.ts'

/** Eases 0 to 1 along a quarter circle: it starts at a leap and arrives gently. */
export const circularOut = /*#__PURE__*/ generic('circularOut', [{ t: T }], T, (t) => {
  const u = t.saturate().toConst('u')
  return pinned(u, float(2).sub(u).mul(u).sqrt())
})
