/** Oracle of hwb2rgb: culori's conversion. */
import { bothOf } from './alpha.ts'
import { fromHue, hue } from './hue.ts'
import { unit } from './range.ts'

export const signatures = bothOf('hwb2rgb', {
  expected: fromHue('hwb'),
  ranges: [hue, unit, unit],
  rows: [
    [1 / 3, 0.2, 0.3],
    [-1e-8, 0, 0],
    [0.37, 1, 1],
    [0.37, 0.5, 0.5],
    [0.37, 0, 1],
  ],
  mutant: fromHue('hwb', 359.9),
})
