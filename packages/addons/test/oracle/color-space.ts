/** culori's conversion; the formula of CSS Color 4 is compared with it in property/hsl2rgb.test.ts. */
import { rgb } from 'culori'
import { hsl2rgbRecord as record } from '../../catalogue/color/space/hsl2rgb.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const withCulori = ([h = NaN, s = NaN, l = NaN]: readonly number[], degrees = 360): readonly number[] => {
  const color = rgb({ mode: 'hsl', h: h * degrees, s, l })
  return [color.r, color.g, color.b]
}

const unit = { min: 0, max: 1 }
// A hue some turns away: its twelfths are found from what is left of its digits.
const hue = { min: -2, max: 3 }

const hsl2rgbOracle: FunctionOracle = {
  record,
  signatures: [
    {
      signature: 'hsl2rgb',
      expected: (row) => withCulori(row),
      ranges: [hue, unit, unit],
      rows: [
        [1 / 3, 1, 0.5],
        [2 / 3, 1, 0.5],
        [-1e-8, 1, 0.5],
      ],
      mutant: (row) => withCulori(row, 359.9),
    },
    {
      signature: 'hsl2rgb_vec4',
      expected: (row) => [...withCulori(row), row[3] ?? NaN],
      ranges: [unit, unit, unit, unit],
      mutant: (row) => [...withCulori(row), 1],
    },
  ],
}

export const colorSpaceOracles: readonly FunctionOracle[] = [hsl2rgbOracle]
