/** A fifth power. Definition: Penner 2001, "Quintic" (catalogue/animation/easing/quinticIn.ts). */
import { generic, T } from 'kirari/node'

/** Eases 0 to 1: t⁵, almost still at first, and at five times the constant speed at the end. */
export const quinticIn = /*#__PURE__*/ generic('quinticIn', [{ t: T }], T, (t) => {
  const square = t.mul(t).toConst('square')
  return square.mul(square).mul(t)
})
