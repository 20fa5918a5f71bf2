/** Pegtop's glow: blend² / (1 − base), reflect with its colours swapped. Definition: catalogue/color/blend/glow.ts. */
import { reflected } from './quadratic.ts'
import { separable } from './separable.ts'

/** The square of `blend`, divided by 1 − `base`: light that is strongest over what is bright already. White stays white. */
export const blendGlow = /*#__PURE__*/ separable('blendGlow', (base, blend) => reflected(blend, base))
