/** Oracle of aamirror: the mean of a triangle wave over an interval, from its antiderivative. */
import type { SizeBudget } from '../../harness/oracle.ts'
import { meanOracles, meanOver } from './pixel-mean.ts'

/** 0 at even whole numbers, 1 at odd ones. */
const wave = (x: number): number => {
  const t = ((x % 2) + 2) % 2
  return t < 1 ? t : 2 - t
}

/** A whole period is 1, up is t²/2, and down is what the rest of the period lacks of it. */
const area = (x: number): number => {
  const periods = Math.floor(x / 2)
  const t = x - 2 * periods
  return periods + (t < 1 ? (t * t) / 2 : 1 - (2 - t) ** 2 / 2)
}

const mean = meanOver(area, wave)

export const signatures = meanOracles({
  name: 'aamirror',
  mean,
  mutant: (x, width = NaN) => mean(x, 1.02 * width),
  place: { min: -4, max: 4 },
  width: { min: 0.001, max: 5 },
  rows: [
    [0.25, 0],
    [-2.75, 0],
    [3, 0],
    [2, 0.125],
    [2.5, 1],
    [0.3, 2],
    [-1, 1.5],
    [-1.75, 4.5],
    [0.9, 40],
  ],
})

export const size: SizeBudget = { bytes: 400, reason: 'also by derivatives, and right for pixels of any width' }
