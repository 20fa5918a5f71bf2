/** Oracle of drawCircle: the share of a pixel that the disc or the ring covers. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { below, within } from './coverage.ts'
import { coarse, pixel, sizeOf, slope } from './pixel.ts'

const round: Function64 = ([x = NaN, y = NaN, r = NaN, w = NaN, px = NaN]) => {
  const d = Math.hypot(x, y) - r
  return [w < 0 ? below(d, px) : within(d, w, px)]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawCircle',
    expected: round,
    ranges: [...times(2, { min: -1, max: 1 }), { min: 0, max: 1 }, { min: -0.2, max: 0.4 }, pixel],
    rows: [
      [0, 0, 0.5, -1, 0],
      [0, 0, 0, -1, 0.1],
      [0.6, 0.8, 1, 0.1, 0],
    ],
    mutant: ([x = NaN, y = NaN, r = NaN, w = NaN, px = NaN]) => [within(Math.hypot(x, y) - r, Math.abs(w), px)],
  },
  {
    signature: 'drawCircle_pixel',
    stage: 'fragment',
    expected: ([x = NaN, y = NaN, r = NaN, xx = NaN, xy = NaN, , yx = NaN, yy = NaN]) => round([x, y, r, -1, sizeOf(xx, xy, yx, yy)]),
    ranges: [...times(2, { min: -1, max: 1 }), { min: 0, max: 1 }, ...times(6, slope)],
    prepare: coarse,
    mutant: ([x = NaN, y = NaN, r = NaN, xx = NaN, xy = NaN, , yx = NaN, yy = NaN]) => round([x, y, r, -1, Math.SQRT2 * sizeOf(xx, xy, yx, yy)]),
  },
  {
    signature: 'drawCircle_width_pixel',
    stage: 'fragment',
    expected: ([x = NaN, y = NaN, r = NaN, w = NaN, xx = NaN, xy = NaN, , , yx = NaN, yy = NaN]) => round([x, y, r, w, sizeOf(xx, xy, yx, yy)]),
    ranges: [...times(2, { min: -1, max: 1 }), { min: 0, max: 1 }, { min: -0.2, max: 0.4 }, ...times(8, slope)],
    prepare: coarse,
    mutant: ([x = NaN, y = NaN, r = NaN, w = NaN, xx = NaN, xy = NaN, , , yx = NaN, yy = NaN]) => round([x, y, r, w, Math.SQRT2 * sizeOf(xx, xy, yx, yy)]),
  },
]

export const size: SizeBudget = { bytes: 455, reason: 'a disc and a ring, each also by derivatives' }
