/** Two parabolas, end to end. Definition: Penner 2001, "Quadratic" (catalogue/animation/easing/quadraticInOut.ts). */
import { generic, T } from 'kirari/node'
import { halves } from './halves.ts'

/** Eases 0 to 1: accelerates evenly until halfway, then decelerates evenly. */
export const quadraticInOut = /*#__PURE__*/ generic('quadraticInOut', [{ t: T }], T, (t) => halves(t, (fromEnd) => fromEnd.mul(2).mul(fromEnd)))
