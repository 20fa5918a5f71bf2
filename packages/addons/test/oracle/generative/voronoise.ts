/** Oracle of voronoise: weights of all points nearby, relative to the largest. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { weightedMean } from './octaves.ts'
import { jitterOf, positionOf, scatteredAround, squareOf, wayTo } from './scattered.ts'

const around = scatteredAround(2)

/** Rows are (p, jitter, smoothness). */
export const blended =
  (slack = 1): Function64 =>
  (row) => {
    const p = row.slice(0, 2)
    const [jitter, smoothness] = [jitterOf(row[2]), jitterOf(row[3])]
    const rate = 2 / Math.max(smoothness ** 2, 2 ** -24)
    const points = around(p.map(Math.floor))
      .map((point) => ({ value: point.value, square: squareOf(wayTo(p, positionOf(point, jitter))) }))
      .filter(({ square }) => square < 2.25 * slack)
    const least = Math.min(...points.map(({ square }) => square))
    return [weightedMean(points.map(({ value, square }) => ({ value, weight: 2 ** (rate * (least - square)) * (1 - square / (2.25 * slack)) ** 3 })))]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'voronoise',
    expected: blended(),
    ranges: [...times(2, { min: -16, max: 16 }), { min: 0, max: 1 }, { min: 0, max: 1 }],
    rows: [0, 0.5, 1].flatMap((jitter) => [-1, 0, 0.01, 0.5, 1, 2].map((smoothness) => [0.3, -2.4, jitter, smoothness])),
    jumps: true,
    mutant: blended(0.98),
  },
]

export const size: SizeBudget = { bytes: 1665, reason: 'two hashes, the search with its loops, and weights that are not rounded to 0' }
