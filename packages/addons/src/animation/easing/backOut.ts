/**
 * A movement that overshoots its goal by a tenth. Definition: Penner 2001, "Back" (catalogue/animation/easing/backOut.ts).
 *
 * Penner's 1 − (1 − t)²·((s + 1)(1 − t) − s), factored by t: it subtracts no two nearly equal numbers,
 * and both ends are exact.
 */
import { float, generic, T } from 'kirari/node'

/** Penner's constant, plus 1: the overshoot is about a tenth of the way. */
const spring = 2.70158

/** Eases 0 to 1, overshoots 1 by a tenth and comes back. */
export const backOut = /*#__PURE__*/ generic('backOut', [{ t: T }], T, (t) => {
  const left = float(1).sub(t).toConst('left')
  return t.mul(left.mul(spring).add(1).mul(left).add(1))
})
