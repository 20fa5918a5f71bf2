/** CIELAB with the white D65 to linear light, through CIE XYZ (catalogue/color/space/lab2rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { lab2xyz } from './lab2xyz.ts'
import { xyz2rgb } from './xyz2rgb.ts'

const ofColour = /*#__PURE__*/ fn('lab2rgb', [{ lab: vec3 }], vec3, (lab) => xyz2rgb(lab2xyz(lab)))

/** Linear red, green and blue of a colour in CIELAB; below 0 or above 1 for colours outside of the gamut. An alpha passes through. */
export const lab2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('lab2rgb', { lab: vec4 }, ofColour))
