/**
 * Oklab to encoded sRGB. Definition and numbers (to single precision): Ottosson 2020; the encoding: IEC 61966-2-1 (catalogue/color/space/oklab2srgb.ts).
 */
import { fn, overload, select, vec3, vec4 } from 'kirari/node'

const ofColour = /*#__PURE__*/ fn('oklab2srgb', [{ lab: vec3 }], vec3, (lab) => {
  const answers = lab.xxx
    .add(vec3(0.39633778, -0.10556135, -0.089484177).mul(lab.y))
    .add(vec3(0.21580376, -0.063854173, -1.2914855).mul(lab.z))
    .toConst('answers')
  const cones = answers.mul(answers).mul(answers).toConst('cones')
  const light = vec3(4.0767417, -1.268438, -0.0041960863)
    .mul(cones.x)
    .add(vec3(-3.3077116, 2.6097574, -0.70341861).mul(cones.y))
    .add(vec3(0.23096993, -0.3413194, 1.7076147).mul(cones.z))
    .toConst('light')
  // Encoded as an odd function: outside of the gamut channels are negative, and the base of the power must not be.
  const size = light.abs().toConst('size')
  const curve = size
    .max(0.0031308)
    .pow(1 / 2.4)
    .mul(1.055)
    .sub(0.055)
    .mul(light.sign())
  return select(curve, light.mul(12.92), size.lessThanEqual(0.0031308))
})
const withAlpha = /*#__PURE__*/ fn('oklab2srgb_vec4', [{ lab: vec4 }], vec4, (lab) => vec4(ofColour(lab.xyz), lab.w))

/** Encoded red, green and blue of a colour in Oklab; below 0 or above 1 for colours outside of the gamut. An alpha passes through. */
export const oklab2srgb = /*#__PURE__*/ overload(ofColour, withAlpha)
