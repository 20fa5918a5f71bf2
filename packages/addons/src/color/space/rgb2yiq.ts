/** RGB to YIQ, the colours of NTSC television. Definition: the rules of the FCC (catalogue/color/space/rgb2yiq.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { fcc, lumaOf } from './colour-difference.ts'

const ofColour = /*#__PURE__*/ fn('rgb2yiq', [{ rgb: vec3 }], vec3, (rgb) => {
  const luma = lumaOf(rgb, fcc).toConst('luma')
  const red = rgb.x.sub(luma).toConst('red')
  const blue = rgb.z.sub(luma).toConst('blue')
  return vec3(luma, red.mul(0.74).sub(blue.mul(0.27)), red.mul(0.48).add(blue.mul(0.41)))
})

/** Luma, and the axes I and Q, of a colour. An alpha passes through. */
export const rgb2yiq = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2yiq', { rgb: vec4 }, ofColour))
