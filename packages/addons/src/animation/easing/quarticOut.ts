/** A fourth power, turned round. Definition: Penner 2001, "Quartic" (catalogue/animation/easing/quarticOut.ts). */
import { float, generic, T } from 'kirari/node'

/** Eases 0 to 1: fast away, and long to rest. 1 − (1 − t)⁴ factored by t, which cancels no digits of small results. */
export const quarticOut = /*#__PURE__*/ generic('quarticOut', [{ t: T }], T, (t) => {
  const left = float(1).sub(t).toConst('left')
  return t.mul(left.add(1)).mul(left.mul(left).add(1))
})
