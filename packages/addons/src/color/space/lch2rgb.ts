/** The polar form of CIELAB to linear light (catalogue/color/space/lch2rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { lab2rgb } from './lab2rgb.ts'
import { lch2lab } from './lch2lab.ts'

const ofColour = /*#__PURE__*/ fn('lch2rgb', [{ lch: vec3 }], vec3, (lch) => lab2rgb(lch2lab(lch)))

/** Linear red, green and blue of lightness, chroma and hue; below 0 or above 1 for colours outside of the gamut. An alpha passes through. */
export const lch2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('lch2rgb', { lch: vec4 }, ofColour))
