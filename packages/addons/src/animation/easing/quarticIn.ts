/** A fourth power. Definition: Penner 2001, "Quartic" (catalogue/animation/easing/quarticIn.ts). */
import { generic, T } from 'kirari/node'

/** Eases 0 to 1: t⁴, with a long hesitation, and four times the constant speed at the end. The square of the square. */
export const quarticIn = /*#__PURE__*/ generic('quarticIn', [{ t: T }], T, (t) => {
  const square = t.mul(t).toConst('square')
  return square.mul(square)
})
