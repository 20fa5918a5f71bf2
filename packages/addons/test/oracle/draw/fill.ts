/** Oracle of drawFill: the share of a pixel that is inside. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { below } from './coverage.ts'
import { coarse, pixel, slope } from './pixel.ts'
import { distance, shift } from './range.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawFill',
    expected: ([d = NaN, edge = NaN, px = NaN]) => [below(d - edge, px)],
    ranges: [distance, shift, pixel],
    rows: [
      [1e4, 0, 0.001],
      [-1e4, 0, 0.001],
      [0.25, 0.25, 0],
      [0.25, 0.5, 0],
      [0.5, 0.25, -1],
      [-1e-8, 0, 0],
    ],
    mutant: ([d = NaN, edge = NaN, px = NaN]) => [below(d - edge, 2 * px)],
  },
  {
    signature: 'drawFill_edge_pixel',
    stage: 'fragment',
    expected: ([d = NaN, edge = NaN, dx = NaN, ex = NaN, dy = NaN, ey = NaN]) => [below(d - edge, Math.hypot(dx - ex, dy - ey))],
    ranges: [distance, shift, ...times(4, slope)],
    prepare: coarse,
    mutant: ([d = NaN, edge = NaN, dx = NaN, ex = NaN, dy = NaN, ey = NaN]) => [below(d - edge, Math.abs(dx - ex) + Math.abs(dy - ey))],
  },
  {
    signature: 'drawFill_pixel',
    stage: 'fragment',
    expected: ([d = NaN, dx = NaN, dy = NaN]) => [below(d, Math.hypot(dx, dy))],
    ranges: [distance, ...times(2, slope)],
    prepare: coarse,
    mutant: ([d = NaN, dx = NaN, dy = NaN]) => [below(d, Math.abs(dx) + Math.abs(dy))],
  },
]

export const size: SizeBudget = { bytes: 375, reason: 'three signatures, two of them by derivatives' }
