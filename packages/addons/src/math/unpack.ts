/**
 * The number that `pack` made four channels of (catalogue/math/unpack.ts).
 *
 * Each channel is rounded to its digit first, so that what a texture did to its last bits does no harm. The digits are added from the
 * smallest on: until the last addition no sum has more than 24 bits.
 */
import { float, fn, vec4 } from 'kirari/node'

/** The number in the channels of `texel`: four digits of base 256, the first in red. */
export const unpack = /*#__PURE__*/ fn('unpack', [{ texel: vec4 }], float, (texel) => {
  const digits = texel.mul(255).add(0.5).floor().toConst('digits')
  const low = digits.w.mul(2 ** -8).add(digits.z)
  return low
    .mul(2 ** -8)
    .add(digits.y)
    .mul(2 ** -8)
    .add(digits.x)
    .mul(2 ** -8)
})
