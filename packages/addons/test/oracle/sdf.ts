/** The nearest point of the outline, piece by piece: four segments and four arcs, and the sign from which side of each piece the point is on. */
import { rectSDFRecord as record } from '../../catalogue/sdf/rectSDF.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'

const toSegment = (x: number, y: number, x0: number, y0: number, x1: number, y1: number): number => {
  const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2
  const along = squared === 0 ? 0 : Math.min(Math.max(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / squared, 0), 1)
  return Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))
}

/** To the quarter of a circle that bulges towards the signs (sx, sy); elsewhere one of its ends is nearest, and a segment has it too. */
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

// Square corners all the way out: right on the outline, wrong off the corners.
const chebyshev = ([x = NaN, y = NaN, hx = NaN, hy = NaN]: readonly number[]): readonly number[] => [Math.max(Math.abs(x) - hx, Math.abs(y) - hy)]

const place = { min: -2, max: 2 }
const half = { min: 0, max: 1.5 }

const rectSDFOracle: FunctionOracle = {
  record,
  signatures: [
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
  ],
}

export const sdfOracles: readonly FunctionOracle[] = [rectSDFOracle]
