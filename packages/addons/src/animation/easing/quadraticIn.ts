/** A parabola. Definition: Penner 2001, "Quadratic" (catalogue/animation/easing/quadraticIn.ts). */
import { generic, T } from 'kirari/node'

/** Eases 0 to 1 with a constant acceleration: t². */
export const quadraticIn = /*#__PURE__*/ generic('quadraticIn', [{ t: T }], T, (t) => t.mul(t))
