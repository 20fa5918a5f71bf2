/** Oracle of blendAdd: a sum in double precision, cut at white. */
import { separable } from './separable.ts'

// The mutant is not cut.
export const signatures = separable(
  'blendAdd',
  (backdrop = NaN, source = NaN) => (backdrop + source > 1 ? 1 : backdrop + source),
  (backdrop = NaN, source = NaN) => backdrop + source,
)
