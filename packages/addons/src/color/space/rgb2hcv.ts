/** RGB to HCV: hue, chroma, value. Definition: those of Smith 1978, without the division (catalogue/color/space/rgb2hcv.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { extremesOf } from './hue.ts'

const ofColour = /*#__PURE__*/ fn('rgb2hcv', [{ rgb: vec3 }], vec3, (rgb) => {
  const { most, chroma, hue } = extremesOf(rgb)
  return vec3(hue, chroma, most)
})

/** Hue in turns from 0 to below 1, chroma and value of a colour. Greys have the hue 0. An alpha passes through. */
export const rgb2hcv = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2hcv', { rgb: vec4 }, ofColour))
