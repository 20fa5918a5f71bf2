/** Linear light to CIELAB with the white D65, through CIE XYZ (catalogue/color/space/rgb2lab.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { rgb2xyz } from './rgb2xyz.ts'
import { xyz2lab } from './xyz2lab.ts'

const ofColour = /*#__PURE__*/ fn('rgb2lab', [{ rgb: vec3 }], vec3, (rgb) => xyz2lab(rgb2xyz(rgb)))

/** L*, a* and b* of a colour in linear light. An alpha passes through. */
export const rgb2lab = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2lab', { rgb: vec4 }, ofColour))
