/** A cube, turned round. Definition: Penner 2001, "Cubic" (catalogue/animation/easing/cubicOut.ts). */
import { float, generic, T } from 'kirari/node'

/** Eases 0 to 1: fast away, and gently to rest. 1 − (1 − t)³ factored by t, which cancels no digits of small results. */
export const cubicOut = /*#__PURE__*/ generic('cubicOut', [{ t: T }], T, (t) => {
  const left = float(1).sub(t).toConst('left')
  return t.mul(left.add(1).mul(left).add(1))
})
