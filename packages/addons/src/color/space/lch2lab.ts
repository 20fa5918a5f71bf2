/** The polar form of CIELAB back to its axes. Definition: CIE 15 (catalogue/color/space/lch2lab.ts), with the hue in turns. */
import { fn, overload, vec3, vec4 } from 'kirari/node'
import { withAlpha } from './alpha.ts'
import { fromPolar } from './polar.ts'

const ofColour = /*#__PURE__*/ fn('lch2lab', [{ lch: vec3 }], vec3, (lch) => fromPolar(lch))

/** L*, a* and b* from lightness, chroma and hue (in turns, any number). An alpha passes through. */
export const lch2lab = /*#__PURE__*/ overload(ofColour, /*#__PURE__*/ withAlpha('lch2lab', { lch: vec4 }, ofColour))
