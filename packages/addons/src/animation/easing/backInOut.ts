/**
 * A movement that draws back by a tenth, and overshoots by a tenth. Definition: Penner 2001, "Back" (catalogue/animation/easing/backInOut.ts).
 *
 * At half the size a swing of the same constant would be half as far; Penner multiplies it by 1.525, which makes it a tenth again.
 */
import { float, generic, T } from 'kirari/node'
import { halves } from './halves.ts'

const spring = 1.70158 * 1.525

/** Eases 0 to 1, drawing back by a tenth at the start and overshooting by a tenth at the end. */
export const backInOut = /*#__PURE__*/ generic('backInOut', [{ t: T }], T, (t) =>
  halves(t, (fromEnd) => {
    const u = fromEnd.mul(2).toConst('u')
    return u
      .mul(u)
      .mul(0.5)
      .mul(u.sub(float(1).sub(u).mul(spring)))
  }),
)
