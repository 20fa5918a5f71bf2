/** HSV to RGB. Definition: Smith 1978 (catalogue/color/space/hsv2rgb.ts), for the three channels at once. */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { pureOf } from './hue.ts'

const ofColour = /*#__PURE__*/ fn('hsv2rgb', [{ hsv: vec3 }], vec3, (hsv) => hsv.z.sub(hsv.z.mul(hsv.y).mul(vec3(1).sub(pureOf(hsv.x)))))

/** Red, green and blue from hue (in turns, any number), saturation and value. An alpha passes through. */
export const hsv2rgb = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('hsv2rgb', { hsv: vec4 }, ofColour))
