/** Multiplies a colour by its alpha: (rgb·α, α). Definition: catalogue/color/composite/premultiply.ts. */
import { fn, vec4 } from 'kirari/node'

/** The colour with its alpha multiplied in, as compositing and filtering need it. */
export const premultiply = /*#__PURE__*/ fn('premultiply', [{ color: vec4 }], vec4, (color) => vec4(color.xyz.mul(color.w), color.w))
