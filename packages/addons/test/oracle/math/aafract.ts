/** Oracle of aafract: the mean of a sawtooth over an interval, from its antiderivative. */
import type { SizeBudget } from '../../harness/oracle.ts'
import { meanOracles, meanOver } from './pixel-mean.ts'

/** Triangles: half for each whole number below, and the part of the last one up to x. */
const area = (x: number): number => {
  const past = x - Math.floor(x)
  return (Math.floor(x) + past * past) / 2
}

// On the edge itself, half of it on either side.
const mean = meanOver(area, (x) => (Number.isInteger(x) ? 0.5 : x - Math.floor(x)))

export const signatures = meanOracles({
  name: 'aafract',
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

export const size: SizeBudget = { bytes: 410, reason: 'also by derivatives, and right for pixels of any width' }
