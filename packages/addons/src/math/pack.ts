/**
 * A number from 0 to 1 as four digits of base 256, one for each channel of an 8-bit texel (catalogue/math/pack.ts).
 *
 * Every step is exact: a product by 256, a floor, and a difference whose result needs no more bits than its arguments.
 * A digit d is stored as d / 255, which is what an 8-bit channel holds.
 */
import { float, fn, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

/** `value` as a colour whose channels survive an 8-bit texture; `unpack` gives the number back. */
export const pack = /*#__PURE__*/ fn('pack', [{ value: float }], vec4, (value) => {
  // At 1 every digit is 255, and what remains is 1 again.
  const digitOf = (shifted: Float): Float => shifted.floor().min(255).toConst('digit')
  const shift = (shifted: Float, digit: Float): Float => shifted.sub(digit).mul(256).toConst('shifted')
  const first = value.saturate().mul(256).toConst('shifted')
  const x = digitOf(first)
  const second = shift(first, x)
  const y = digitOf(second)
  const third = shift(second, y)
  const z = digitOf(third)
  return vec4(x, y, z, digitOf(shift(third, z))).div(255)
})
