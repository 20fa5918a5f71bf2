/** Oracle of blendLuminosity: the text of Compositing and Blending Level 1, section 10. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { lum, nonSeparable, setLum } from './non-separable.ts'
import type { Weights } from './non-separable.ts'

const luminosity =
  (weights: Weights): Function64 =>
  (row) =>
    setLum(row.slice(0, 3), lum(row.slice(3, 6), weights), weights)

// The mutant has the weights of BT.601 as in video, which W3C rounds.
export const signatures = nonSeparable('blendLuminosity', luminosity([0.3, 0.59, 0.11]), luminosity([0.299, 0.587, 0.114]))
