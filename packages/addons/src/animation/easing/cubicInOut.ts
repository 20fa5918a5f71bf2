/** Two cubes, end to end. Definition: Penner 2001, "Cubic" (catalogue/animation/easing/cubicInOut.ts). */
import { generic, T } from 'kirari/node'
import { halves } from './halves.ts'

/** Eases 0 to 1: accelerates until halfway, then decelerates symmetrically. */
export const cubicInOut = /*#__PURE__*/ generic('cubicInOut', [{ t: T }], T, (t) => halves(t, (fromEnd) => fromEnd.mul(4).mul(fromEnd).mul(fromEnd)))
