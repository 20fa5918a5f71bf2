/** Oracle of blendAverage: half of each in double precision. */
import { separable } from './separable.ts'

// Order does not matter here, so the mutant divides a sum of bytes by 2 · 256 instead of 2 · 255.
export const signatures = separable(
  'blendAverage',
  (backdrop = NaN, source = NaN) => 0.5 * backdrop + 0.5 * source,
  (backdrop = NaN, source = NaN) => ((backdrop + source) * 255) / 512,
)
