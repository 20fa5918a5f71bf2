/** Linear light to CIE XYZ. Definition: the primaries of ITU-R BT.709 and the white D65, as rational numbers in CSS Color 4 (catalogue/color/space/rgb2xyz.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'

const ofColour = /*#__PURE__*/ fn('rgb2xyz', [{ rgb: vec3 }], vec3, (rgb) =>
  vec3(506752 / 1228815, 87098 / 409605, 7918 / 409605)
    .mul(rgb.x)
    .add(vec3(87881 / 245763, 175762 / 245763, 87881 / 737289).mul(rgb.y))
    .add(vec3(12673 / 70218, 12673 / 175545, 1001167 / 1053270).mul(rgb.z)),
)

/** CIE XYZ of a colour in linear light; white has Y = 1. An alpha passes through. */
export const rgb2xyz = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2xyz', { rgb: vec4 }, ofColour))
