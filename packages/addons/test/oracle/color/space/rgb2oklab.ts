/** Oracle of rgb2oklab: culori's conversion. */
import { oklab } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { withAlpha, withoutAlpha } from './alpha.ts'
import { unit, wide } from './range.ts'

const lightToOklab: Function64 = ([r = NaN, g = NaN, b = NaN]) => {
  const color = oklab({ mode: 'lrgb', r, g, b })
  return [color.l, color.a, color.b]
}

// The most common mistake: encoded colours taken for light.
const srgbToOklab: Function64 = ([r = NaN, g = NaN, b = NaN]) => {
  const color = oklab({ mode: 'rgb', r, g, b })
  return [color.l, color.a, color.b]
}

export const signatures: readonly SignatureOracle[] = [
  { signature: 'rgb2oklab', expected: lightToOklab, ranges: times(3, wide), rows: [[8, 4, 2]], mutant: srgbToOklab },
  { signature: 'rgb2oklab_vec4', expected: withAlpha(lightToOklab), ranges: times(4, unit), mutant: withoutAlpha(lightToOklab) },
]

export const size: SizeBudget = { bytes: 345, reason: 'two matrices, for a colour with and without alpha' }
