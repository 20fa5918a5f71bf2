/** RGB to HWB: hue, whiteness, blackness. Definition: Smith and Lyons 1996 (catalogue/color/space/rgb2hwb.ts). */
import { float, fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { extremesOf } from './hue.ts'

const ofColour = /*#__PURE__*/ fn('rgb2hwb', [{ rgb: vec3 }], vec3, (rgb) => {
  const { most, least, hue } = extremesOf(rgb)
  return vec3(hue, least, float(1).sub(most))
})

/** Hue in turns from 0 to below 1, whiteness and blackness of a colour. Greys have the hue 0. An alpha passes through. */
export const rgb2hwb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2hwb', { rgb: vec4 }, ofColour))
