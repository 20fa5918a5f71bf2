/** RGB to HSL: hue, saturation, lightness. Definition: CSS Color 4, section 7.2 (catalogue/color/space/rgb2hsl.ts). */
import { float, fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { extremesOf, quotientOf } from './hue.ts'

const ofColour = /*#__PURE__*/ fn('rgb2hsl', [{ rgb: vec3 }], vec3, (rgb) => {
  const { most, least, chroma, hue } = extremesOf(rgb)
  const sum = most.add(least).toConst('sum')
  // Twice the way to black and to white. Each channel from white by itself: near white, 2 - sum would be rounding alone.
  const room = sum.min(float(1).sub(most).add(float(1).sub(least))).toConst('room')
  return vec3(hue, quotientOf(chroma, room), sum.mul(0.5))
})

/** Hue in turns from 0 to below 1, saturation and lightness of a colour. Greys have the hue and the saturation 0. An alpha passes through. */
export const rgb2hsl = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2hsl', { rgb: vec4 }, ofColour))
