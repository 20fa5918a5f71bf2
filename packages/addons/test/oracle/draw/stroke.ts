/** Oracle of drawStroke: the share of a pixel that the band covers. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { below, within } from './coverage.ts'
import { coarse, pixel, slope } from './pixel.ts'
import { distance, shift, width } from './range.ts'

/** The line folded at its centre: right for wide ones, too bright for lines thinner than a pixel. */
const folded = (beyond: number, width: number, px: number): number => below(Math.abs(beyond) - width / 2, px)

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawStroke',
    expected: ([d = NaN, edge = NaN, w = NaN, px = NaN]) => [within(d - edge, w, px)],
    ranges: [distance, shift, width, pixel],
    rows: [
      [0, 0, 0.1, 0],
      [0.05, 0, 0.1, 0],
      [0.25, 0, 0.1, 0],
      [0, 0, -1, 0.1],
      [0, 0, 0, 0.1],
      [1e4, 0, 0.1, 0.001],
    ],
    mutant: ([d = NaN, edge = NaN, w = NaN, px = NaN]) => [folded(d - edge, w, px)],
  },
  {
    signature: 'drawStroke_pixel',
    stage: 'fragment',
    expected: ([d = NaN, edge = NaN, w = NaN, dx = NaN, ex = NaN, , dy = NaN, ey = NaN]) => [within(d - edge, w, Math.hypot(dx - ex, dy - ey))],
    ranges: [distance, shift, width, ...times(6, slope)],
    prepare: coarse,
    mutant: ([d = NaN, edge = NaN, w = NaN, dx = NaN, , , dy = NaN]) => [within(d - edge, w, Math.hypot(dx, dy))],
  },
]

export const size: SizeBudget = { bytes: 405, reason: 'two edges, also by derivatives' }
