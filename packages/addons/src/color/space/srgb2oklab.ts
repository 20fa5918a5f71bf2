/** Encoded sRGB to Oklab: decoded, then as Ottosson 2020 defines it (catalogue/color/space/srgb2oklab.ts). */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { rgb2oklab } from './rgb2oklab.ts'
import { srgb2rgb } from './srgb2rgb.ts'

const ofColour = /*#__PURE__*/ fn('srgb2oklab', [{ srgb: vec3 }], vec3, (srgb) => rgb2oklab(srgb2rgb(srgb)))

/** Lightness and the two opponent axes a and b of an encoded colour. An alpha passes through. */
export const srgb2oklab = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('srgb2oklab', { srgb: vec4 }, ofColour))
