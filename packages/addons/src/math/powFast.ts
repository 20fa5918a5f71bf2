/**
 * Schlick's rational stand-in for a power between 0 and 1: x / (k − kx + x) (catalogue/math/powFast.ts).
 *
 * Written as x / ((1 − x)·k + x), which is exact at both ends. Its denominator is 0 only where x and k both are.
 */
import { float, generic, T } from 'kirari/node'

/** Close to `x` to the power of `k`, for `x` from 0 to 1: 0 at 0, 1 at 1, and there with the slope of the power. */
export const powFast = /*#__PURE__*/ generic('powFast', [{ x: T }, { k: T }], T, (x, k) => {
  const base = x.saturate().toConst('base')
  return base.div(float(1).sub(base).mul(k.max(0)).add(base).max(1e-20))
})
