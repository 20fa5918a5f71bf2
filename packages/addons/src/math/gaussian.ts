/**
 * The Gaussian of a number or a vector, with a height of 1 or with a given integral (catalogue/math/gaussian.ts).
 *
 * A width of 0 has no quotient. With the least width that is used instead, distances of up to 1e9 can still be squared.
 */
import { dot, float, fn, overload, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Token, Vec2, Vec3, Vec4 } from 'kirari/node'

const widthOf = (sigma: Float): Float => sigma.abs().max(1e-9).toConst('width')
const bell = (square: Float): Float => square.mul(-0.5).exp()

/** The square of the distance, in units of the width. */
type Square<V> = (x: V, width: Float) => Float
const ofNumber: Square<Float> = (x, width) => {
  const away = x.div(width).toConst('away')
  return away.mul(away)
}
const ofVector = (x: Vec2 | Vec3 | Vec4, width: Float): Float => {
  // Vectors of every size have the same methods; of a union of them they cannot be called.
  const away = (x as Vec4).div(width).toConst('away')
  return dot(away, away)
}

const byHeight = <V>(name: string, type: Token<V>, square: Square<V>) =>
  fn(name, [{ x: type }, { sigma: float }], float, (x, sigma) => bell(square(x, widthOf(sigma))))

const byTotal = <V>(name: string, type: Token<V>, square: Square<V>, dimensions: number) =>
  fn(name, [{ x: type }, { sigma: float }, { total: float }], float, (x, sigma, total) => {
    const width = widthOf(sigma)
    const side = width.mul(Math.sqrt(2 * Math.PI)).toConst('side')
    const size = Array.from({ length: dimensions }, () => side).reduce((product, one) => product.mul(one))
    // In this order: total / size may overflow, and 0 times that would be NaN.
    return bell(square(x, width)).mul(total).div(size)
  })

/** The bell curve with the width `sigma`: its height is 1, or its integral over the line, the plane or space is `total`. */
export const gaussian = /*#__PURE__*/ overload(
  /*#__PURE__*/ byHeight('gaussian', float, ofNumber),
  /*#__PURE__*/ byHeight('gaussian_vec2', vec2, ofVector),
  /*#__PURE__*/ byHeight('gaussian_vec3', vec3, ofVector),
  /*#__PURE__*/ byHeight('gaussian_vec4', vec4, ofVector),
  /*#__PURE__*/ byTotal('gaussian_total', float, ofNumber, 1),
  /*#__PURE__*/ byTotal('gaussian_total_vec2', vec2, ofVector, 2),
  /*#__PURE__*/ byTotal('gaussian_total_vec3', vec3, ofVector, 3),
  /*#__PURE__*/ byTotal('gaussian_total_vec4', vec4, ofVector, 4),
)
