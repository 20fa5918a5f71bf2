/** Oracle of psrdnoise: the sum over all lattice points nearby, and its differences. Rows are (p, period, alpha); a period is rounded in single precision. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { gradient } from './difference.ts'
import { pcg2d, unit } from './hash.ts'
import { kept } from './kept.ts'
import type { Point } from './lattice.ts'

/** The angle of the slope at a lattice point. */
const angle = kept((cell: Point): number => 2 * Math.PI * (unit(pcg2d(cell.map((c) => c >>> 0))[0] ?? NaN) - 0.5))

const modulo = (value: number, period: number): number => value - Math.floor(value / period) * period

/** Lattice points of one row are whole steps apart, and each row is half a step to the left of the one below, counted along the row. */
const flowNoise =
  (row: Point, scale: number) =>
  ([x = NaN, y = NaN]: Point): number => {
    const [, , px = NaN, py = NaN, alpha = NaN] = row
    const [everyX, everyY] = [Math.floor(Math.fround(px + 0.5)), 2 * Math.floor(Math.fround(py / 2 + 0.5))]
    let sum = 0
    for (let j = Math.floor(y) - 1; j <= Math.floor(y) + 2; j++) {
      for (let i = Math.floor(x + j / 2) - 1; i <= Math.floor(x + j / 2) + 2; i++) {
        const [dx, dy] = [x - (i - j / 2), y - j]
        const reach = 0.8 - dx * dx - dy * dy
        if (reach <= 0) continue
        const rows = everyY < 1 ? 0 : j - modulo(j, everyY)
        const along = i - rows / 2
        const turn = angle([everyX < 1 ? along : modulo(along, everyX), j - rows]) + alpha
        sum += reach ** 4 * (Math.cos(turn) * dx + Math.sin(turn) * dy)
      }
    }
    return scale * sum
  }

const withGradient =
  (scale: number): Function64 =>
  (row) => {
    const noise = flowNoise(row, scale)
    const p = row.slice(0, 2)
    return [noise(p), ...gradient(noise, p)]
  }

const period = { min: 0, max: 9 }
const place = { min: -16, max: 16 }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'psrdnoise',
    expected: withGradient(10.9),
    ranges: [place, place, period, period, { min: 0, max: 2 * Math.PI }],
    rows: [
      [0, 0, 0, 0, 0],
      [-1e-8, -1e-8, 3, 4, 1],
      [-7.25, 9.5, 1, 1, 0],
      [-7.25, 9.5, 1, 0.9, 0],
      [5.5, -3.25, 5, 0, -2],
      [5.5, -3.25, 0, 6, 3],
      [50.25, -70.5, -1, 4, 1],
    ],
    mutant: withGradient(10.8),
  },
]

export const size: SizeBudget = { bytes: 960, reason: 'three corners with their derivatives, a period, and directions without a sine' }
