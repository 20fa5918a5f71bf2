/** The built-in fract by the name that HLSL has for it (catalogue/math/frac.ts). */
import { generic, T } from 'kirari/node'

/** `x` − floor(`x`). */
export const frac = /*#__PURE__*/ generic('frac', [{ x: T }], T, (x) => x.fract())
