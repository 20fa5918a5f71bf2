/**
 * A floored division with both of its results: the remainder and the whole quotient (catalogue/math/mod2.ts).
 *
 * The remainder is clamped to its period, as in safeMod (src/math/mod.ts).
 */
import { float, fn, overload, select, vec2, vec4 } from 'kirari/node'

// The largest factor that always gives a number below y.
const belowOne = 1 - 2 ** -24

const onLine = /*#__PURE__*/ fn('mod2', [{ x: float }, { y: float }], vec2, (x, y) => {
  const isNone = y.abs().lessThan(1e-20).toConst('isNone')
  const period = select(y, 1, isNone).toConst('period')
  const last = select(y.mul(belowOne), 0, isNone).toConst('last')
  const cell = x.div(period).floor().toConst('cell')
  return vec2(x.sub(period.mul(cell)).clamp(last.min(0), last.max(0)), select(cell, 0, isNone))
})

const onPlane = /*#__PURE__*/ fn('mod2_vec2', [{ x: vec2 }, { y: vec2 }], vec4, (x, y) => {
  const across = onLine(x.x, y.x).toConst('across')
  const up = onLine(x.y, y.y).toConst('up')
  return vec4(across.x, up.x, across.y, up.y)
})

/** The remainder of `x` by `y`, from 0 up to `y`, and the number of the cell that it lies in. Of a position: both remainders, then both numbers. */
export const mod2 = /*#__PURE__*/ overload(onLine, onPlane)
