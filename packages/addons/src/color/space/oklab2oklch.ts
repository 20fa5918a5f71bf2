/** Oklab to its polar form. Definition: CSS Color 4 (catalogue/color/space/oklab2oklch.ts), with the hue in turns. */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { toPolar } from './polar.ts'

const ofColour = /*#__PURE__*/ fn('oklab2oklch', [{ lab: vec3 }], vec3, (lab) => toPolar(lab, 4e-6))

/** Lightness, chroma, and hue in turns from 0 to below 1; the hue of greys is 0. An alpha passes through. */
export const oklab2oklch = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('oklab2oklch', { lab: vec4 }, ofColour))
