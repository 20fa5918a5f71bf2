/** Oracle of rectSDF: the outline piece by piece. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { half, place } from './range.ts'
import { toSegment } from './segment.ts'

/** To the quarter circle that bulges towards the signs (sx, sy); elsewhere one of its ends is nearest, which is also the end of a segment. */
const toArc = (x: number, y: number, cx: number, cy: number, radius: number, sx: number, sy: number): number =>
  sx * (x - cx) >= 0 && sy * (y - cy) >= 0 ? Math.abs(Math.hypot(x - cx, y - cy) - radius) : Infinity

export const rectangle = ([x = NaN, y = NaN, hx = NaN, hy = NaN, r = 0]: readonly number[]): readonly number[] => {
  const radius = Math.min(Math.max(r, 0), hx, hy)
  const [ix, iy] = [hx - radius, hy - radius]
  const signs = [-1, 1] as const
  const segments = signs.flatMap((s) => [toSegment(x, y, -ix, s * hy, ix, s * hy), toSegment(x, y, s * hx, -iy, s * hx, iy)])
  const arcs = signs.flatMap((sx) => signs.map((sy) => toArc(x, y, sx * ix, sy * iy, radius, sx, sy)))
  const inBand = (Math.abs(x) <= hx && Math.abs(y) <= iy) || (Math.abs(x) <= ix && Math.abs(y) <= hy)
  const inCorner = signs.some((sx) => signs.some((sy) => Math.hypot(x - sx * ix, y - sy * iy) <= radius))
  const distance = Math.min(...segments, ...arcs)
  return [inBand || inCorner ? -distance : distance]
}

// Square corners all the way out: right on the outline, wrong beyond the corners.
const chebyshev = ([x = NaN, y = NaN, hx = NaN, hy = NaN]: readonly number[]): readonly number[] => [Math.max(Math.abs(x) - hx, Math.abs(y) - hy)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'rectSDF',
    expected: rectangle,
    ranges: [...times(2, place), ...times(2, half)],
    rows: [
      [3, 4, 0, 0],
      [1e4, 1e4, 1, 1],
    ],
    mutant: chebyshev,
  },
  {
    signature: 'rectSDF_rounded',
    expected: rectangle,
    ranges: [...times(2, place), ...times(2, half), { min: -0.2, max: 1 }],
    mutant: (row) => rectangle(row.slice(0, 4)),
  },
]
