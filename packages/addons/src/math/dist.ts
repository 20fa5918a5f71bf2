/**
 * The Minkowski distance of order p: the p-th root of the sum of |b − a|ᵖ (catalogue/math/dist.ts).
 *
 * The differences are divided by the largest of them first, so that no power overflows, however large p is.
 */
import { float, fn, length, overload, pow, select, vec2, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

/** From the differences along the axes, none of them negative, and their Euclidean length. */
const ofOrder = (differences: readonly [Float, ...Float[]], euclidean: Float, p: Float): Float => {
  const largest = differences.reduce((found, one) => found.max(one)).toConst('largest')
  // Of two equal points every share is 0.
  const unit = largest.max(2 ** -126).toConst('unit')
  const order = p.max(1 / 16).toConst('order')
  const shares = differences.map((one) => pow(one.div(unit).min(1), order)).reduce((sum, one) => sum.add(one))
  const power = largest.mul(pow(shares.max(1), float(1).div(order)))
  const manhattan = differences.reduce((sum, one) => sum.add(one))
  return select(select(power, euclidean, p.equal(2)), manhattan, p.equal(1))
}

const onPlane = /*#__PURE__*/ fn('dist', [{ a: vec2 }, { b: vec2 }, { p: float }], float, (a, b, p) => {
  const d = b.sub(a).abs().toConst('d')
  return ofOrder([d.x, d.y], length(d), p)
})
const inSpace = /*#__PURE__*/ fn('dist_vec3', [{ a: vec3 }, { b: vec3 }, { p: float }], float, (a, b, p) => {
  const d = b.sub(a).abs().toConst('d')
  return ofOrder([d.x, d.y, d.z], length(d), p)
})
const inFour = /*#__PURE__*/ fn('dist_vec4', [{ a: vec4 }, { b: vec4 }, { p: float }], float, (a, b, p) => {
  const d = b.sub(a).abs().toConst('d')
  return ofOrder([d.x, d.y, d.z, d.w], length(d), p)
})

/** The distance from `a` to `b` of order `p`: 1 is Manhattan, 2 is Euclidean, and a very large order is Chebyshev. */
export const dist = /*#__PURE__*/ overload(onPlane, inSpace, inFour)
