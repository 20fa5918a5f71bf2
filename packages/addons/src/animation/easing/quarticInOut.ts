/** Two fourth powers, end to end. Definition: Penner 2001, "Quartic" (catalogue/animation/easing/quarticInOut.ts). */
import { generic, T } from 'kirari/node'
import { halves } from './halves.ts'

/** Eases 0 to 1: slow at both ends, and at four times the constant speed in the middle. */
export const quarticInOut = /*#__PURE__*/ generic('quarticInOut', [{ t: T }], T, (t) =>
  halves(t, (fromEnd) => {
    const square = fromEnd.mul(fromEnd).toConst('square')
    return square.mul(square).mul(8)
  }),
)
