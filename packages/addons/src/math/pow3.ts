/** The cube, by products (catalogue/math/pow3.ts). The built-in power is undefined for a negative base, and less accurate. */
import { generic, T } from 'kirari/node'

/** `x` · `x` · `x`, with the sign of `x`. */
export const pow3 = /*#__PURE__*/ generic('pow3', [{ x: T }], T, (x) => x.mul(x).mul(x))
