/** Linear light with the primaries of Display P3 to those of sRGB. Definition: the matrices of CSS Color 4, multiplied (catalogue/color/space/p32rgb.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'

const ofColour = /*#__PURE__*/ fn('p32rgb', [{ p3: vec3 }], vec3, (p3) =>
  vec3(1.2249402, -0.042056955, -0.019637555)
    .mul(p3.x)
    .add(vec3(-0.22494018, 1.042057, -0.078636046).mul(p3.y))
    .add(vec3(0, 0, 1.0982736).mul(p3.z)),
)

/** Linear red, green and blue with the primaries of sRGB; below 0 or above 1 for colours that sRGB does not have. An alpha passes through. */
export const p32rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('p32rgb', { p3: vec4 }, ofColour))
