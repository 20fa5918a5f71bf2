/** W3C hue. Definition: Compositing and Blending Level 1, section 10.2 (catalogue/color/blend/hue.ts). */
import { luminance, setLuminance } from './luminance.ts'
import { nonSeparable } from './nonSeparable.ts'
import { saturationOf, withSaturation } from './saturated.ts'

/** Saturation and luminosity of `base` with the hue of `blend`. */
export const blendHue = /*#__PURE__*/ nonSeparable('blendHue', (base, blend) => setLuminance(withSaturation(blend, saturationOf(base)), luminance(base)))
