/** Oracle of aafloor: the mean of floor over an interval, from its antiderivative. */
import type { SizeBudget } from '../../harness/oracle.ts'
import { meanOracles, meanOver } from './pixel-mean.ts'

/** Rectangles: n for each whole number n below, and the one that x lies in up to x. */
const area = (x: number): number => {
  const n = Math.floor(x)
  return (n * (n - 1)) / 2 + n * (x - n)
}

// On the edge itself, half of it on either side.
const mean = meanOver(area, (x) => (Number.isInteger(x) ? x - 0.5 : Math.floor(x)))

export const signatures = meanOracles({
  name: 'aafloor',
  mean,
  mutant: (x, width = NaN) => mean(x, 1.01 * width),
  place: { min: -4, max: 4 },
  width: { min: 0.001, max: 3 },
  rows: [
    [0.25, 0],
    [-2.75, 0],
    [3, 0],
    [2, 0.125],
    [2.5, 1],
    [0.3, 2],
    [-1.75, 2.5],
    [0.9, 40],
  ],
})

export const size: SizeBudget = { bytes: 420, reason: 'also by derivatives, and right for pixels of any width' }
