/** A parabola to its top. Definition: Penner 2001, "Quadratic" (catalogue/animation/easing/quadraticOut.ts). */
import { float, generic, T } from 'kirari/node'

/** Eases 0 to 1 with a constant deceleration. 1 − (1 − t)² as a product, which cancels no digits of small results. */
export const quadraticOut = /*#__PURE__*/ generic('quadraticOut', [{ t: T }], T, (t) => t.mul(float(2).sub(t)))
