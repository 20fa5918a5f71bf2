/** CIELAB to its polar form. Definition: CIE 15 (catalogue/color/space/lab2lch.ts), with the hue in turns. */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { toPolar } from './polar.ts'

const ofColour = /*#__PURE__*/ fn('lab2lch', [{ lab: vec3 }], vec3, (lab) => toPolar(lab, 0.0015))

/** Lightness, chroma, and hue in turns from 0 to below 1; the hue of greys is 0. An alpha passes through. */
export const lab2lch = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('lab2lch', { lab: vec4 }, ofColour))
