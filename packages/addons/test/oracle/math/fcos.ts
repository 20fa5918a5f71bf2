/** Oracle of fcos: the mean of cosine over an interval, from sine, up to an interval of one wave. */
import { meanOracles, meanOver } from './pixel-mean.ts'

const mean = meanOver(Math.sin, Math.cos)

const filtered = (x = NaN, width = NaN): number => (Math.abs(width) >= 2 * Math.PI ? 0 : mean(x, Math.abs(width)))

export const signatures = meanOracles({
  name: 'fcos',
  mean: filtered,
  mutant: (x, width = NaN) => filtered(x, 1.02 * width),
  place: { min: -3, max: 3 },
  width: { min: -1, max: 8 },
  rows: [
    [0, 0],
    [1, 0.001],
    [1, 0.0999],
    [1, 0.1001],
    [2, -1],
    [0.5, 6.28],
    [0.5, 100],
  ],
})
