/** The seventh power, by four products (catalogue/math/pow7.ts). */
import { generic, T } from 'kirari/node'

/** `x` to the power of 7, with the sign of `x`. */
export const pow7 = /*#__PURE__*/ generic('pow7', [{ x: T }], T, (x) => {
  const square = x.mul(x).toConst('square')
  return square.mul(square).mul(square).mul(x)
})
