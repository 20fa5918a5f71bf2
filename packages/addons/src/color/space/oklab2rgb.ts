/** Oklab to linear light. Definition and numbers (to single precision): Ottosson 2020 (catalogue/color/space/oklab2rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'

const ofColour = /*#__PURE__*/ fn('oklab2rgb', [{ lab: vec3 }], vec3, (lab) => {
  const answers = lab.xxx
    .add(vec3(0.39633778, -0.10556135, -0.089484177).mul(lab.y))
    .add(vec3(0.21580376, -0.063854173, -1.2914855).mul(lab.z))
    .toConst('answers')
  const cones = answers.mul(answers).mul(answers).toConst('cones')
  return vec3(4.0767417, -1.268438, -0.0041960863)
    .mul(cones.x)
    .add(vec3(-3.3077116, 2.6097574, -0.70341861).mul(cones.y))
    .add(vec3(0.23096993, -0.3413194, 1.7076147).mul(cones.z))
})

/** Linear red, green and blue of a colour in Oklab; below 0 or above 1 for colours outside of the gamut. An alpha passes through. */
export const oklab2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('oklab2rgb', { lab: vec4 }, ofColour))
