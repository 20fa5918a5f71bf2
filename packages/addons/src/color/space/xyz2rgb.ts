/** CIE XYZ to linear light. Definition: the inverse of the matrix of rgb2xyz, as rational numbers in CSS Color 4 (catalogue/color/space/xyz2rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'

const ofColour = /*#__PURE__*/ fn('xyz2rgb', [{ xyz: vec3 }], vec3, (xyz) =>
  vec3(12831 / 3959, -851781 / 878810, 705 / 12673)
    .mul(xyz.x)
    .add(vec3(-329 / 214, 1648619 / 878810, -2585 / 12673).mul(xyz.y))
    .add(vec3(-1974 / 3959, 36519 / 878810, 705 / 667).mul(xyz.z)),
)

/** Linear red, green and blue of a colour in CIE XYZ; below 0 or above 1 for colours outside of the gamut. An alpha passes through. */
export const xyz2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('xyz2rgb', { xyz: vec4 }, ofColour))
