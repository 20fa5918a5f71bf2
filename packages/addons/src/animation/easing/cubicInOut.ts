/** Two cubes, end to end. Definition: Penner 2001, "Cubic" (catalogue/animation/easing/cubicInOut.ts). */
import { generic, T } from 'kirari/node'
import { halves } from './halves.ts'

/** Eases 0 to 1: speeds up until halfway, then slows down as it sped up. */
export const cubicInOut = /*#__PURE__*/ generic('cubicInOut', [{ t: T }], T, (t) => halves(t, (fromEnd) => fromEnd.mul(4).mul(fromEnd).mul(fromEnd)))
