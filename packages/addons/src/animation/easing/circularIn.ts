/**
 * A quarter of a circle as an easing. Definition: catalogue/animation/easing/circularIn.ts.
 *
 * 1 − √(1 − t²) as a quotient: for small t the difference would cancel most digits, and the quotient loses none.
 */
import { float, generic, T } from 'kirari/node'

/** Eases 0 to 1 along a quarter circle: it starts slowly and arrives at full speed. */
export const circularIn = /*#__PURE__*/ generic('circularIn', [{ t: T }], T, (t) => {
  const u = t.saturate().toConst('u')
  const height = float(1).sub(u).mul(u.add(1)).sqrt()
  return u.mul(u).div(height.add(1))
})
