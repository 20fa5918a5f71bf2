/** Photoshop's darker color, by the luminosity of the W3C. Definition: catalogue/color/blend/darkerColor.ts. */
import { select } from 'kirari/node'
import { luminance } from './luminance.ts'
import { nonSeparable } from './nonSeparable.ts'

/** Whichever of both colours has the smaller luminosity, with all its channels. */
export const blendDarkerColor = /*#__PURE__*/ nonSeparable('blendDarkerColor', (base, blend) => select(base, blend, luminance(blend).lessThan(luminance(base))))
