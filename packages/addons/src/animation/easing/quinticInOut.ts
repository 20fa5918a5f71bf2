/** Two fifth powers, end to end. Definition: Penner 2001, "Quintic" (catalogue/animation/easing/quinticInOut.ts). */
import { generic, T } from 'kirari/node'
import { halves } from './halves.ts'

/** Eases 0 to 1: almost still at both ends, and at five times the constant speed in the middle. */
export const quinticInOut = /*#__PURE__*/ generic('quinticInOut', [{ t: T }], T, (t) =>
  halves(t, (fromEnd) => {
    const square = fromEnd.mul(fromEnd).toConst('square')
    return square.mul(square).mul(16).mul(fromEnd)
  }),
)
