/** The polar form of Oklab back to its axes. Definition: CSS Color 4 (catalogue/color/space/oklch2oklab.ts), with the hue in turns. */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { fromPolar } from './polar.ts'

const ofColour = /*#__PURE__*/ fn('oklch2oklab', [{ lch: vec3 }], vec3, (lch) => fromPolar(lch))

/** Lightness and the axes a and b from lightness, chroma and hue (in turns, any number). An alpha passes through. */
export const oklch2oklab = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('oklch2oklab', { lch: vec4 }, ofColour))
