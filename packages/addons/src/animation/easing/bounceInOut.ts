/** Growing bounces, then shrinking ones. Definition: Penner 2001, "Bounce" (catalogue/animation/easing/bounceInOut.ts). */
import { float, generic, T } from 'kirari/node'
import { fallen } from './arcs.ts'
import { halves } from './halves.ts'

/** Eases 0 to 1: three growing bounces off 0, the way across, and three shrinking bounces off 1. */
export const bounceInOut = /*#__PURE__*/ generic('bounceInOut', [{ t: T }], T, (t) =>
  halves(t.saturate().toConst('within'), (fromEnd) => float(0.5).sub(fallen(float(1).sub(fromEnd.mul(2))).mul(0.5))),
)
