/**
 * Two quarters of a circle, end to end. Definition: Penner 2001, "Circular" (catalogue/animation/easing/circularInOut.ts).
 *
 * ½·(1 − √(1 − 4t²)) as a quotient, as in circularIn: the difference would cancel most digits of small results.
 */
import { float, generic, T } from 'kirari/node'
import { halves } from './halves.ts'

/** Eases 0 to 1 along two quarter circles: still at both ends, and vertical in the middle. */
export const circularInOut = /*#__PURE__*/ generic('circularInOut', [{ t: T }], T, (t) =>
  halves(t.saturate().toConst('within'), (fromEnd) => {
    const u = fromEnd.mul(2).toConst('u')
    return u
      .mul(u)
      .div(float(1).sub(u).mul(u.add(1)).sqrt().add(1))
      .mul(0.5)
  }),
)
