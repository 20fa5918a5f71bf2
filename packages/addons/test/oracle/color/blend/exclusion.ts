/** Oracle of blendExclusion: the text of Compositing and Blending Level 1, section 10.1. */
import { separable } from './separable.ts'

// The mutant is screen, which has the product only once.
export const signatures = separable(
  'blendExclusion',
  (backdrop = NaN, source = NaN) => backdrop + source - 2 * backdrop * source,
  (backdrop = NaN, source = NaN) => backdrop + source - backdrop * source,
)
