/**
 * The floored remainder x − y·floor(x / y), held inside its period (catalogue/math/mod.ts).
 *
 * Rounding breaks the definition's promise: −1e-8 + 1 is 1 in single precision, and a quotient one step too large or too small gives
 * a remainder just outside. Whoever reads a table with it needs the promise, so it is kept here.
 */
import { generic, select, T } from 'kirari/node'

// The largest factor that always gives the number before y, or one further in.
const belowOne = 1 - 2 ** -24

/** The remainder of `x` by `y` with the sign of `y`: from 0 up to `y`, and never `y` itself. Of a period of 0 it is 0. */
export const safeMod = /*#__PURE__*/ generic('safeMod', [{ x: T }, { y: T }], T, (x, y) => {
  const period = select(y, 1, y.abs().lessThan(1e-20)).toConst('period')
  const last = y.mul(belowOne).toConst('last')
  return x.sub(y.mul(x.div(period).floor())).clamp(last.min(0), last.max(0))
})
