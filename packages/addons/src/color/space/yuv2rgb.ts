/** YUV with the weights of HDTV to RGB. Definition: ITU-R BT.709, inverted (catalogue/color/space/yuv2rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { bt709, fromDifferences } from './colour-difference.ts'

const ofColour = /*#__PURE__*/ fn('yuv2rgb', [{ yuv: vec3 }], vec3, (yuv) =>
  fromDifferences(yuv.x, yuv.z.mul((1 - 0.2126) / 0.615).toConst('red'), yuv.y.mul((1 - 0.0722) / 0.436).toConst('blue'), bt709),
)

/** Red, green and blue from luma and the differences U and V. An alpha passes through. */
export const yuv2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('yuv2rgb', { yuv: vec4 }, ofColour))
