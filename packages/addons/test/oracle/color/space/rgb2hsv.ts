/** Oracle of rgb2hsv: culori's conversion. */
import { hsv } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { withAlpha, withoutAlpha } from './alpha.ts'
import { unit } from './range.ts'

const rgbToHSV =
  (degrees: number): Function64 =>
  ([r = NaN, g = NaN, b = NaN]) => {
    // culori has no hue for a grey, and the function returns 0.
    const { h = 0, s, v } = hsv({ mode: 'rgb', r, g, b })
    return [h / degrees, s, v]
  }

/** The hue as a point on its circle. */
const onCircle = ([h = NaN, ...rest]: readonly number[]): readonly number[] => [Math.cos(2 * Math.PI * h), Math.sin(2 * Math.PI * h), ...rest]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'rgb2hsv',
    expected: rgbToHSV(360),
    ranges: times(3, unit),
    rows: [
      [1, 0, 1e-9],
      [0.5, 0.5, 0.5],
      [0.2, 0.7, 0.7],
      [0.7, 0.7, 0.2],
      [0.7, 0.2, 0.7],
      [1.5, 0.25, -0.5],
      [-0.1, -0.2, -0.4],
      [1e-6, 2e-6, 1e-6],
    ],
    canonical: onCircle,
    mutant: rgbToHSV(359.9),
  },
  { signature: 'rgb2hsv_vec4', expected: withAlpha(rgbToHSV(360)), ranges: times(4, unit), canonical: onCircle, mutant: withoutAlpha(rgbToHSV(360)) },
]

export const size: SizeBudget = { bytes: 370, reason: 'the hue, and the end at black' }
