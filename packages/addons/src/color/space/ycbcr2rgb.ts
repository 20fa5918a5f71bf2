/** YCbCr as in JPEG files to RGB. Definition: ITU-T T.871 (catalogue/color/space/ycbcr2rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { bt601, fromDifferences } from './colour-difference.ts'

const ofColour = /*#__PURE__*/ fn('ycbcr2rgb', [{ ycbcr: vec3 }], vec3, (ycbcr) =>
  fromDifferences(ycbcr.x, ycbcr.z.sub(0.5).mul(1.402).toConst('red'), ycbcr.y.sub(0.5).mul(1.772).toConst('blue'), bt601),
)

/** Red, green and blue from luma and the differences Cb and Cr. An alpha passes through. */
export const ycbcr2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('ycbcr2rgb', { ycbcr: vec4 }, ofColour))
