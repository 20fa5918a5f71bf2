/** Linear light with the primaries of sRGB to those of Display P3. Definition: the matrices of CSS Color 4, multiplied (catalogue/color/space/rgb2p3.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'

const ofColour = /*#__PURE__*/ fn('rgb2p3', [{ rgb: vec3 }], vec3, (rgb) =>
  vec3(0.82246197, 0.033194199, 0.017082631)
    .mul(rgb.x)
    .add(vec3(0.17753803, 0.9668058, 0.072397441).mul(rgb.y))
    .add(vec3(0, 0, 0.91051993).mul(rgb.z)),
)

/** Linear red, green and blue with the primaries of Display P3. An alpha passes through. */
export const rgb2p3 = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('rgb2p3', { rgb: vec4 }, ofColour))
