/** A fifth power, turned round. Definition: Penner 2001, "Quintic" (catalogue/animation/easing/quinticOut.ts). */
import { float, generic, T } from 'kirari/node'

/** Eases 0 to 1: most of the way at once, and a long rest. 1 − (1 − t)⁵ factored by t, which cancels no digits of small results. */
export const quinticOut = /*#__PURE__*/ generic('quinticOut', [{ t: T }], T, (t) => {
  const left = float(1).sub(t).toConst('left')
  const square = left.mul(left).toConst('square')
  return t.mul(left.add(1).mul(square.add(1)).add(square.mul(square)))
})
