/** Oracle of blendLighterColor: the colour with the larger Lum of Compositing and Blending Level 1, section 10.2. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { layersOf, lum, nonSeparable } from './non-separable.ts'
import type { Weights } from './non-separable.ts'

const lighterColor =
  (weights: Weights): Function64 =>
  (row) => {
    const [backdrop, source] = layersOf(row)
    return lum(source, weights) > lum(backdrop, weights) ? source : backdrop
  }

// The mutant compares the sums of the channels, as Photoshop's manual says.
export const signatures = nonSeparable('blendLighterColor', lighterColor([0.3, 0.59, 0.11]), lighterColor([1, 1, 1]))
