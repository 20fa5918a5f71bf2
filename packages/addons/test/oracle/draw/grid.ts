/** Oracle of drawGrid: the sum of the shares that lines cover, in each direction. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { within } from './coverage.ts'
import { coarse, slope } from './pixel.ts'
import { width } from './range.ts'

/** The share of an interval that the lines at multiples of `spacing` cover: the sum over the lines. A pixel larger than a cell gets the mean. */
const comb = (x: number, spacing: number, w: number, px: number): number => {
  if (spacing <= 0) return 0
  const wide = Math.min(Math.max(w, 0), spacing)
  if (px >= spacing) return wide / spacing
  const nearest = Math.round(x / spacing)
  return [-2, -1, 0, 1, 2].reduce((sum, k) => sum + within(x - (nearest + k) * spacing, wide, px), 0)
}

const lattice =
  (join: (across: number, up: number) => number): Function64 =>
  ([x = NaN, y = NaN, sx = NaN, sy = NaN, w = NaN, px = NaN, py = px]) => [join(comb(x, sx, w, px), comb(y, sy, w, py))]

const either = (a: number, b: number): number => a + b - a * b

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawGrid',
    expected: lattice(either),
    ranges: [...times(2, { min: -2, max: 2 }), ...times(2, { min: 0.1, max: 1 }), width, { min: 0.02, max: 1.2 }],
    rows: [
      [0, 0.3, 1, 1, 0.1, 0],
      [0.04, 0.3, 0, 1, 0.1, 0.05],
      [0.3, 0.3, 0, 0, 0.1, 0.05],
      [0.5, 0.5, 1, 1, 5, 0.1],
      [0.3, 0.1, 0.5, 0.5, -1, 0.1],
    ],
    mutant: lattice(Math.max),
  },
  {
    signature: 'drawGrid_pixel',
    stage: 'fragment',
    expected: ([x = NaN, y = NaN, sx = NaN, sy = NaN, w = NaN, xx = NaN, xy = NaN, , , , yx = NaN, yy = NaN]) =>
      lattice(either)([x, y, sx, sy, w, Math.hypot(xx, yx), Math.hypot(xy, yy)]),
    ranges: [...times(2, { min: -2, max: 2 }), ...times(2, { min: 0.1, max: 1 }), width, ...times(10, slope)],
    prepare: coarse,
    mutant: ([x = NaN, y = NaN, sx = NaN, sy = NaN, w = NaN, xx = NaN, xy = NaN, , , , yx = NaN, yy = NaN]) =>
      lattice(either)([x, y, sx, sy, w, Math.hypot(xx, xy), Math.hypot(yx, yy)]),
  },
]

export const size: SizeBudget = { bytes: 510, reason: 'exact at any density, and by derivatives in each direction' }
