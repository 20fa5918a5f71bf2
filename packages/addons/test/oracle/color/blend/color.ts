/** Oracle of blendColor: the text of Compositing and Blending Level 1, section 10.2. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { layersOf, lum, nonSeparable, setLum } from './non-separable.ts'
import type { Weights } from './non-separable.ts'

const color =
  (weights: Weights): Function64 =>
  (row) => {
    const [backdrop, source] = layersOf(row)
    return setLum(source, lum(backdrop, weights), weights)
  }

// The mutant has the weights of BT.601 as in video, which W3C rounds.
export const signatures = nonSeparable('blendColor', color([0.3, 0.59, 0.11]), color([0.299, 0.587, 0.114]))
