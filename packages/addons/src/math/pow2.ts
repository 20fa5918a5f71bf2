/** The square, by a product (catalogue/math/pow2.ts). The built-in power is undefined for a negative base, and less accurate. */
import { generic, T } from 'kirari/node'

/** `x` · `x`. */
export const pow2 = /*#__PURE__*/ generic('pow2', [{ x: T }], T, (x) => x.mul(x))
