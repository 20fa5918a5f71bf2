/** Oracle of drawBridge: the share of a pixel outside a band. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { within } from './coverage.ts'
import { coarse, pixel, slope } from './pixel.ts'
import { distance, shift, width } from './range.ts'

const cleared = (row: readonly number[], covered: number): readonly number[] => row.slice(0, 4).map((channel) => channel - channel * covered)

const channels = times(4, { min: 0, max: 1 })

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawBridge',
    expected: (row) => {
      const [d = NaN, edge = NaN, w = NaN, px = NaN] = row.slice(4)
      return cleared(row, within(d - edge, 2 * w, px))
    },
    ranges: [...channels, distance, shift, width, pixel],
    rows: [
      [1, 0.5, 0.25, 1, 0, 0, 0.1, 0],
      [1, 0.5, 0.25, 1, 0.05, 0, 0.1, 0],
      [1, 0.5, 0.25, 1, 0.25, 0, 0.1, 0],
      [1, 0.5, 0.25, 1, 0, 0, -1, 0.1],
      [1, 0.5, 0.25, 1, 0, 0, 0, 0.1],
    ],
    // As wide as the line.
    mutant: (row) => {
      const [d = NaN, edge = NaN, w = NaN, px = NaN] = row.slice(4)
      return cleared(row, within(d - edge, w, px))
    },
  },
  {
    signature: 'drawBridge_pixel',
    stage: 'fragment',
    expected: (row) => {
      const [d = NaN, edge = NaN, w = NaN] = row.slice(4)
      const [dx = NaN, ex = NaN] = row.slice(11)
      const [dy = NaN, ey = NaN] = row.slice(18)
      return cleared(row, within(d - edge, 2 * w, Math.hypot(dx - ex, dy - ey)))
    },
    ranges: [...channels, distance, shift, width, ...times(14, slope)],
    prepare: coarse,
    mutant: (row) => {
      const [d = NaN, edge = NaN, w = NaN] = row.slice(4)
      return cleared(row, within(d - edge, 2 * w, Math.hypot(row[11] ?? NaN, row[18] ?? NaN)))
    },
  },
]

export const size: SizeBudget = { bytes: 430, reason: 'two edges, also by derivatives' }
