/** Oracle of hsl2rgb: culori's conversion; property/hsl2rgb.test.ts compares with the formula of CSS Color 4. */
import { rgb } from 'culori'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { withAlpha, withoutAlpha } from './alpha.ts'
import { unit } from './range.ts'

const hslToRGB = ([h = NaN, s = NaN, l = NaN]: readonly number[], degrees = 360): readonly number[] => {
  const color = rgb({ mode: 'hsl', h: h * degrees, s, l })
  return [color.r, color.g, color.b]
}

// A hue several turns away: its twelfths depend on the remaining digits.
const hue = { min: -2, max: 3 }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'hsl2rgb',
    expected: (row) => hslToRGB(row),
    ranges: [hue, unit, unit],
    rows: [
      [1 / 3, 1, 0.5],
      [2 / 3, 1, 0.5],
      [-1e-8, 1, 0.5],
    ],
    mutant: (row) => hslToRGB(row, 359.9),
  },
  { signature: 'hsl2rgb_vec4', expected: withAlpha((row) => hslToRGB(row)), ranges: times(4, unit), mutant: withoutAlpha((row) => hslToRGB(row)) },
]
