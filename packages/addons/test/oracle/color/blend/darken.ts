/** Oracle of blendDarken: the text of Compositing and Blending Level 1, section 10.1. */
import { separable } from './separable.ts'

// The mutant is lighten, whose name is confused with it.
export const signatures = separable(
  'blendDarken',
  (backdrop = NaN, source = NaN) => (backdrop < source ? backdrop : source),
  (backdrop = NaN, source = NaN) => (backdrop > source ? backdrop : source),
)
