/** RGB to YUV with the weights of HDTV. Definition: ITU-R BT.709 (catalogue/color/space/rgb2yuv.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { bt709, lumaOf } from './colour-difference.ts'

const ofColour = /*#__PURE__*/ fn('rgb2yuv', [{ rgb: vec3 }], vec3, (rgb) => {
  const luma = lumaOf(rgb, bt709).toConst('luma')
  // Blue and red reach the ends of their axes.
  return vec3(luma, rgb.z.sub(luma).mul(0.436 / (1 - 0.0722)), rgb.x.sub(luma).mul(0.615 / (1 - 0.2126)))
})

/** Luma, and the differences U of blue and V of red, of a colour. An alpha passes through. */
export const rgb2yuv = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2yuv', { rgb: vec4 }, ofColour))
