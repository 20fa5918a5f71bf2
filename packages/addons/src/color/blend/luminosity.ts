/** W3C luminosity. Definition: Compositing and Blending Level 1, section 10.2 (catalogue/color/blend/luminosity.ts). */
import { luminance, setLuminance } from './luminance.ts'
import { nonSeparable } from './nonSeparable.ts'

/** Hue and saturation of `base` with the luminosity of `blend`. */
export const blendLuminosity = /*#__PURE__*/ nonSeparable('blendLuminosity', (base, blend) => setLuminance(base, luminance(blend)))
