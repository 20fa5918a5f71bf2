/** CIE XYZ to CIELUV with the white D65. Definition: CIE 15 (catalogue/color/space/xyz2luv.ts). */
import { fn, overload, select, vec2, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { whiteUV } from './white.ts'

const ofColour = /*#__PURE__*/ fn('xyz2luv', [{ xyz: vec3 }], vec3, (xyz) => {
  const sum = xyz.dot(vec3(1, 15, 3)).toConst('sum')
  // Black has no chromaticity, and L* = 0 makes any of them 0.
  const uv = vec2(xyz.x.mul(4), xyz.y.mul(9)).div(select(sum, 1, sum.abs().lessThan(1e-20)))
  const curve = xyz.y
    .max(216 / 24389)
    .pow(1 / 3)
    .mul(116)
    .sub(16)
  const lightness = select(curve, xyz.y.mul(24389 / 27), xyz.y.lessThanEqual(216 / 24389)).toConst('lightness')
  return vec3(lightness, uv.sub(vec2(...whiteUV)).mul(lightness.mul(13)))
})

/** L*, u* and v* of a colour in CIE XYZ. An alpha passes through. */
export const xyz2luv = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('xyz2luv', { xyz: vec4 }, ofColour))
