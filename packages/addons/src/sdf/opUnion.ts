/**
 * Two distance fields as one, with a sharp or a soft joint (catalogue/sdf/opUnion.ts).
 *
 * The soft joint is quadratic: it differs from the minimum only where the two are less than k apart, and by k/4 at most.
 */
import { float, fn, overload } from 'kirari/node'

const sharp = /*#__PURE__*/ fn('opUnion', [{ d1: float }, { d2: float }], float, (d1, d2) => d1.min(d2))

const soft = /*#__PURE__*/ fn('opUnion_smooth', [{ d1: float }, { d2: float }, { k: float }], float, (d1, d2, k) => {
  // With k = 0 nothing is near enough to blend, and the result is the minimum, to the bit.
  const width = k.max(0).toConst('width')
  const near = width.sub(d1.sub(d2).abs()).max(0).div(width.max(1e-20)).toConst('near')
  return d1.min(d2).sub(near.mul(near).mul(width).mul(0.25))
})

/** The distance to the nearer of two shapes; with `k`, their joint is filled smoothly over that width. */
export const opUnion = /*#__PURE__*/ overload(sharp, soft)
