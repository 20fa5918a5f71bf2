/**
 * The floored remainder x − y·floor(x / y), clamped to its period (catalogue/math/mod.ts).
 *
 * Rounding violates the definition: −1e-8 + 1 is 1 in single precision, and a quotient one ulp off gives
 * a remainder just outside. An index into a table needs the guarantee, so this function keeps it.
 */
import { generic, select, T } from 'kirari/node'

// The largest factor that always gives a number below y.
const belowOne = 1 - 2 ** -24

/** The remainder of `x` by `y` with the sign of `y`: from 0 up to `y`, and never `y` itself. A period of 0 gives 0. */
export const safeMod = /*#__PURE__*/ generic('safeMod', [{ x: T }, { y: T }], T, (x, y) => {
  const period = select(y, 1, y.abs().lessThan(1e-20)).toConst('period')
  const last = y.mul(belowOne).toConst('last')
  return x.sub(y.mul(x.div(period).floor())).clamp(last.min(0), last.max(0))
})
