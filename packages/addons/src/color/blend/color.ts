/** W3C color. Definition: Compositing and Blending Level 1, section 10.2 (catalogue/color/blend/color.ts). */
import { luminance, setLuminance } from './luminance.ts'
import { nonSeparable } from './nonSeparable.ts'

/** Luminosity of `base` with the hue and saturation of `blend`. */
export const blendColor = /*#__PURE__*/ nonSeparable('blendColor', (base, blend) => setLuminance(blend, luminance(base)))
