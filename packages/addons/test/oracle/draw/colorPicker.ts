/** Oracle of drawColorPicker: culori’s HSV. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { converter } from 'culori'

const rgb = converter('rgb')
const colourOf = (h: number, s: number, v: number): readonly number[] => {
  const { r = NaN, g = NaN, b = NaN } = rgb({ mode: 'hsv', h: 360 * (h - Math.floor(h)), s, v })
  return [r, g, b, 1]
}

const picker =
  (upwards: (y: number) => number): Function64 =>
  ([x = NaN, y = NaN, hue = NaN]) => {
    if (y < 0 || y >= 1) return [0, 0, 0, 0]
    if (x >= 0 && x < 1) return colourOf(hue, x, y)
    return x >= 1.125 && x < 1.25 ? colourOf(upwards(y), 1, 1) : [0, 0, 0, 0]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawColorPicker',
    expected: picker((y) => y),
    ranges: [
      { min: -0.2, max: 1.4 },
      { min: -0.2, max: 1.2 },
      { min: -1, max: 2 },
    ],
    rows: [
      [0, 0, 0],
      [0.5, 0.5, 1],
      [1, 0.5, 0.5],
      [1.125, 0.5, 0],
      [1.25, 0.5, 0],
    ],
    // Red above instead of below.
    mutant: picker((y) => 1.1 * y),
    jumps: true,
  },
]

export const size: SizeBudget = { bytes: 420, reason: 'two fields, and the conversion of their colours' }
