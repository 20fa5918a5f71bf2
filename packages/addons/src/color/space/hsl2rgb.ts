/**
 * HSL to RGB. Definition: CSS Color 4, section 7.1 (catalogue/color/space/hsl2rgb.ts), for the three channels at once.
 *
 * The hue circle has twelve steps, as there, so that the six pure hues are integers and exact.
 */
import { float, fn, min, overload, vec3, vec4 } from 'kirari/node'

const ofColour = /*#__PURE__*/ fn('hsl2rgb', [{ hsl: vec3 }], vec3, (hsl) => {
  const twelfths = vec3(0, 8, 4).add(hsl.x.mul(12)).mod(12).toConst('twelfths')
  const reach = hsl.y.mul(hsl.z.min(float(1).sub(hsl.z)))
  return hsl.z.sub(reach.mul(min(twelfths.sub(3), float(9).sub(twelfths)).clamp(-1, 1)))
})
const withAlpha = /*#__PURE__*/ fn('hsl2rgb_vec4', [{ hsl: vec4 }], vec4, (hsl) => vec4(ofColour(hsl.xyz), hsl.w))

/** Red, green and blue from hue (in turns, any number), saturation and lightness. An alpha passes through. */
export const hsl2rgb = /*#__PURE__*/ overload(ofColour, withAlpha)
