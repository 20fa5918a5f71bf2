/** Oracle of blendDifference: the text of Compositing and Blending Level 1, section 10.1. */
import { separable } from './separable.ts'

// The mutant forgets the sign, as subtract does.
export const signatures = separable(
  'blendDifference',
  (backdrop = NaN, source = NaN) => (backdrop < source ? source - backdrop : backdrop - source),
  (backdrop = NaN, source = NaN) => Math.max(backdrop - source, 0),
)
