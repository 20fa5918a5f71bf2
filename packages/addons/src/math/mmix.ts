/**
 * A ramp through three to six evenly spaced stops (catalogue/math/mmix.ts).
 *
 * Each further stop is mixed over what came before it. A weight of 1 replaces that whole, so the segments follow one another without a branch.
 */
import { float, generic, overload, T } from 'kirari/node'
import type { Float, Generic } from 'kirari/node'

const through = (t: Float, first: Generic, ...others: readonly Generic[]): Generic => {
  const s = t.saturate().mul(others.length).toConst('s')
  return others.reduce((before, stop, i) => {
    const weight = s.sub(i).saturate().toConst('weight')
    // Not by the built-in mix, which need not give the stop itself at a weight of 1.
    return before.mul(weight.negate().add(1)).add(stop.mul(weight)).toConst('mixed')
  }, first)
}

const three = /*#__PURE__*/ generic('mmix', [{ a: T }, { b: T }, { c: T }, { t: float }], T, (a, b, c, t) => through(t, a, b, c))
const four = /*#__PURE__*/ generic('mmix_four', [{ a: T }, { b: T }, { c: T }, { d: T }, { t: float }], T, (a, b, c, d, t) => through(t, a, b, c, d))
const five = /*#__PURE__*/ generic('mmix_five', [{ a: T }, { b: T }, { c: T }, { d: T }, { e: T }, { t: float }], T, (a, b, c, d, e, t) =>
  through(t, a, b, c, d, e),
)
const six = /*#__PURE__*/ generic('mmix_six', [{ a: T }, { b: T }, { c: T }, { d: T }, { e: T }, { f: T }, { t: float }], T, (a, b, c, d, e, f, t) =>
  through(t, a, b, c, d, e, f),
)

/** From the first stop at `t` = 0, through all others in their order, to the last at `t` = 1. */
export const mmix = /*#__PURE__*/ overload(six, five, four, three)
