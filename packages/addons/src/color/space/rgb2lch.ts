/** Linear light to the polar form of CIELAB (catalogue/color/space/rgb2lch.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { lab2lch } from './lab2lch.ts'
import { rgb2lab } from './rgb2lab.ts'

const ofColour = /*#__PURE__*/ fn('rgb2lch', [{ rgb: vec3 }], vec3, (rgb) => lab2lch(rgb2lab(rgb)))

/** L*, chroma, and hue in turns of a colour in linear light; the hue of greys is 0. An alpha passes through. */
export const rgb2lch = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2lch', { rgb: vec4 }, ofColour))
