/**
 * RGB to HSV: hue, saturation, value. Definition: Smith 1978 (catalogue/color/space/rgb2hsv.ts), extended to greys and black.
 */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { extremesOf, quotientOf } from './hue.ts'

const ofColour = /*#__PURE__*/ fn('rgb2hsv', [{ rgb: vec3 }], vec3, (rgb) => {
  const { most, chroma, hue } = extremesOf(rgb)
  return vec3(hue, quotientOf(chroma, most), most)
})

/** Hue in turns from 0 to below 1, saturation and value of a colour. Greys have the hue 0. An alpha passes through. */
export const rgb2hsv = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2hsv', { rgb: vec4 }, ofColour))
