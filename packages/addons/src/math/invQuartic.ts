/**
 * The inverse of the quartic x²(2 − x²) (catalogue/math/invQuartic.ts).
 *
 * Its square is 1 − √(1 − x), written as a quotient: the difference of two numbers near 1 would lose the digits of a small x.
 */
import { float, generic, sqrt, T } from 'kirari/node'

/** The number that `quartic` turns into `x`. */
export const invQuartic = /*#__PURE__*/ generic('invQuartic', [{ x: T }], T, (x) => {
  const t = x.saturate().toConst('t')
  return sqrt(t.div(sqrt(float(1).sub(t)).add(1)))
})
