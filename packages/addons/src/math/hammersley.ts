/**
 * A point of the Hammersley set in the unit square: (i / n, the bits of i mirrored at the binary point) (catalogue/math/hammersley.ts).
 *
 * The high 24 of the mirrored bits are kept: all 32 would round up to 1.
 */
import { float, fn, reverseBits, uint, vec2 } from 'kirari/node'

/** Point `i` of `n`, which are numbered from 0. */
export const hammersley = /*#__PURE__*/ fn('hammersley', [{ i: uint }, { n: uint }], vec2, (i, n) =>
  vec2(float(i).div(float(n.max(1))), float(reverseBits(i).shiftRight(8)).mul(2 ** -24)),
)
