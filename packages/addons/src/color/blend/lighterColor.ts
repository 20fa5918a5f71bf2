/** Photoshop's lighter color, by the luminosity of the W3C. Definition: catalogue/color/blend/lighterColor.ts. */
import { select } from 'kirari/node'
import { luminance } from './luminance.ts'
import { nonSeparable } from './nonSeparable.ts'

/** Whichever of both colours has the larger luminosity, with all its channels. */
export const blendLighterColor = /*#__PURE__*/ nonSeparable('blendLighterColor', (base, blend) =>
  select(base, blend, luminance(blend).greaterThan(luminance(base))),
)
