/** Oracle of blendSaturation: the text of Compositing and Blending Level 1, section 10.2. */
import type { SizeBudget } from '../../../harness/oracle.ts'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { layersOf, lum, nonSeparable, sat, setLum, setSat } from './non-separable.ts'
import type { Weights } from './non-separable.ts'

const saturation =
  (weights: Weights): Function64 =>
  (row) => {
    const [backdrop, source] = layersOf(row)
    return setLum(setSat(backdrop, sat(source)), lum(backdrop, weights), weights)
  }

// The mutant has the weights of BT.601 as in video, which W3C rounds.
export const signatures = nonSeparable('blendSaturation', saturation([0.3, 0.59, 0.11]), saturation([0.299, 0.587, 0.114]))

export const size: SizeBudget = { bytes: 345, reason: 'two steps of the specification: the saturation, then the luminosity' }
