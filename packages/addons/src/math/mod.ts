/**
 * The floored remainder x − y·floor(x / y), clamped to its period (catalogue/math/mod.ts).
 *
 * Rounding violates the definition: −1e-8 + 1 is 1 in single precision, and a quotient one ulp off gives
 * a remainder just outside. An index into a table needs the guarantee, so this function keeps it.
 */
import { generic, select, T } from 'kirari/node'

// The largest factor that always gives a number below y.
const belowOne = 1 - 2 ** -24

/** The remainder of `x` by `y` with the sign of `y`: from 0 up to `y`, and never `y` itself. A period below 1e-20 counts as 0 and gives 0. */
export const safeMod = /*#__PURE__*/ generic('safeMod', [{ x: T }, { y: T }], T, (x, y) => {
  const isNone = y.abs().lessThan(1e-20).toConst('isNone')
  const period = select(y, 1, isNone).toConst('period')
  const last = select(y.mul(belowOne), 0, isNone).toConst('last')
  return x.sub(y.mul(x.div(period).floor())).clamp(last.min(0), last.max(0))
})
