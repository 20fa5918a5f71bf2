/** RGB to YCbCr as in JPEG files. Definition: ITU-T T.871 (catalogue/color/space/rgb2ycbcr.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { bt601, lumaOf } from './colour-difference.ts'

const ofColour = /*#__PURE__*/ fn('rgb2ycbcr', [{ rgb: vec3 }], vec3, (rgb) => {
  const luma = lumaOf(rgb, bt601).toConst('luma')
  return vec3(
    luma,
    rgb.z
      .sub(luma)
      .mul(1 / 1.772)
      .add(0.5),
    rgb.x
      .sub(luma)
      .mul(1 / 1.402)
      .add(0.5),
  )
})

/** Luma, and the differences Cb of blue and Cr of red, with ½ for greys. An alpha passes through. */
export const rgb2ycbcr = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2ycbcr', { rgb: vec4 }, ofColour))
