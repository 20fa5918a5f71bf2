/** W3C saturation. Definition: Compositing and Blending Level 1, section 10.2 (catalogue/color/blend/saturation.ts). */
import { luminance, setLuminance } from './luminance.ts'
import { nonSeparable } from './nonSeparable.ts'
import { saturationOf, withSaturation } from './saturated.ts'

/** Hue and luminosity of `base` with the saturation of `blend`. */
export const blendSaturation = /*#__PURE__*/ nonSeparable('blendSaturation', (base, blend) =>
  setLuminance(withSaturation(base, saturationOf(blend)), luminance(base)),
)
