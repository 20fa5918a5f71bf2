/**
 * Linear RGB to Oklab. Definition and numbers (to single precision): Ottosson 2020 (catalogue/color/space/rgb2oklab.ts).
 *
 * Two linear maps with a cube root between them: the light that the three kinds of cones receive, their response, and the opponent channels.
 */
import { fn, overload, vec3, vec4 } from 'kirari/node'

const ofColour = /*#__PURE__*/ fn('rgb2oklab', [{ rgb: vec3 }], vec3, (rgb) => {
  const cones = vec3(0.41222147, 0.2119035, 0.088302462)
    .mul(rgb.x)
    .add(vec3(0.53633254, 0.68069955, 0.28171884).mul(rgb.y))
    .add(vec3(0.051445993, 0.10739696, 0.6299787).mul(rgb.z))
    .toConst('cones')
  // Colours outside of the gamut may be negative here, where a power is undefined and a cube root is not.
  const answers = cones
    .abs()
    .max(1e-30)
    .pow(1 / 3)
    .mul(cones.sign())
    .toConst('answers')
  return vec3(0.21045426, 1.9779985, 0.025904037)
    .mul(answers.x)
    .add(vec3(0.79361779, -2.4285922, 0.78277177).mul(answers.y))
    .add(vec3(-0.0040720468, 0.45059371, -0.80867577).mul(answers.z))
})
const withAlpha = /*#__PURE__*/ fn('rgb2oklab_vec4', [{ rgb: vec4 }], vec4, (rgb) => vec4(ofColour(rgb.xyz), rgb.w))

/** Lightness and the two opponent axes a and b of a colour in linear light. An alpha passes through. */
export const rgb2oklab = /*#__PURE__*/ overload(ofColour, withAlpha)
