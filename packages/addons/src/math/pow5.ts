/** The fifth power, by three products (catalogue/math/pow5.ts): the exponent of Schlick's approximation of Fresnel reflection. */
import { generic, T } from 'kirari/node'

/** `x` to the power of 5, with the sign of `x`. */
export const pow5 = /*#__PURE__*/ generic('pow5', [{ x: T }], T, (x) => {
  const square = x.mul(x).toConst('square')
  return square.mul(square).mul(x)
})
