/** Coverage as the share of a pixel, from overlaps of intervals, for each direction separately. */
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import { recordAt } from '../harness/record-at.ts'
import { times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { glyphOf } from './glyphs.ts'

const charRecord = recordAt('draw/char')
const circleRecord = recordAt('draw/circle')
const fillRecord = recordAt('draw/fill')
const gridRecord = recordAt('draw/grid')
const lineRecord = recordAt('draw/line')
const strokeRecord = recordAt('draw/stroke')

/** The share of a pixel about 0 with its inner side below `beyond = 0`. */
const below = (beyond: number, px: number): number => {
  if (px <= 0) return beyond < 0 ? 1 : beyond > 0 ? 0 : 0.5
  // The pixel reaches from beyond − px/2 to beyond + px/2; its part below 0 is inside.
  return Math.min(Math.max((px / 2 - beyond) / px, 0), 1)
}

/** The share of a pixel at `beyond` that a line of this width about 0 covers. */
const within = (beyond: number, width: number, px: number): number => {
  const half = Math.max(width, 0) / 2
  if (px <= 0) return Math.abs(beyond) < half ? 1 : Math.abs(beyond) === half && half > 0 ? 0.5 : 0
  return Math.max(Math.min(beyond + px / 2, half) - Math.max(beyond - px / 2, -half), 0) / px
}

/** The line folded at its centre: right for wide ones, too bright for lines thinner than a pixel. */
const folded = (beyond: number, width: number, px: number): number => below(Math.abs(beyond) - width / 2, px)

/** Few digits, so that the differences between pixels are exactly the slopes. */
const coarse = (row: readonly number[]): readonly number[] => row.map((value) => Math.round(value * 4096) / 4096)
const slope = { min: -0.25, max: 0.25 }

const distance = { min: -0.3, max: 0.3 }
const shift = { min: -0.2, max: 0.2 }
const width = { min: 0, max: 0.3 }
const pixel = { min: 0.001, max: 1 }

const fillOracle: FunctionOracle = {
  record: fillRecord,
  signatures: [
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
  ],
}

const strokeOracle: FunctionOracle = {
  record: strokeRecord,
  signatures: [
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
  ],
}

/** The size of a pixel where coordinates change by these two vectors: the square root of their mean squared length. */
const sizeOf = (xx: number, xy: number, yx: number, yy: number): number => Math.sqrt((xx * xx + xy * xy + yx * yx + yy * yy) / 2)

const round: Function64 = ([x = NaN, y = NaN, r = NaN, w = NaN, px = NaN]) => {
  const d = Math.hypot(x, y) - r
  return [w < 0 ? below(d, px) : within(d, w, px)]
}

const circleOracle: FunctionOracle = {
  record: circleRecord,
  signatures: [
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
  ],
}

/** Distance to a segment: to an end if the point is beyond it, else to the line through both. */
const toSegment = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const long = Math.hypot(bx - ax, by - ay)
  const along = (x - ax) * (bx - ax) + (y - ay) * (by - ay)
  if (along <= 0 || long === 0) return Math.hypot(x - ax, y - ay)
  if (along >= long * long) return Math.hypot(x - bx, y - by)
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / long
}
const straight: Function64 = ([x = NaN, y = NaN, ax = NaN, ay = NaN, bx = NaN, by = NaN, t = NaN, px = NaN]) => [within(toSegment(x, y, ax, ay, bx, by), t, px)]
const endless: Function64 = ([x = NaN, y = NaN, ax = NaN, ay = NaN, bx = NaN, by = NaN, t = NaN, px = NaN]) => [
  within(Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay), t, px),
]
const place = { min: -1, max: 1 }

const lineOracle: FunctionOracle = {
  record: lineRecord,
  signatures: [
    {
      signature: 'drawLine',
      expected: straight,
      ranges: [...times(6, place), width, { min: 0.02, max: 1 }],
      rows: [
        [0.1, 0, 0, 0, 0, 0, 0.4, 0.1],
        [0, 0, -1, 0, 1, 0, 0.1, 0],
        [0, 0, -1, 0, 1, 0, -1, 0.1],
      ],
      mutant: endless,
    },
    {
      signature: 'drawLine_pixel',
      stage: 'fragment',
      expected: (row) => straight([...row.slice(0, 7), sizeOf(row[7] ?? NaN, row[8] ?? NaN, row[14] ?? NaN, row[15] ?? NaN)]),
      ranges: [...times(6, place), width, ...times(14, slope)],
      prepare: coarse,
      mutant: (row) => endless([...row.slice(0, 7), sizeOf(row[7] ?? NaN, row[8] ?? NaN, row[14] ?? NaN, row[15] ?? NaN)]),
    },
  ],
}

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

const gridOracle: FunctionOracle = {
  record: gridRecord,
  signatures: [
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
  ],
}

const dotOf =
  (top: number): Function64 =>
  ([x = NaN, y = NaN, code = NaN]) => [glyphOf(code)[top - Math.floor(y)]?.[Math.floor(x)] === '#' ? 1 : 0]

const charOracle: FunctionOracle = {
  record: charRecord,
  signatures: [
    {
      signature: 'drawChar',
      expected: dotOf(6),
      ranges: [
        { min: -1, max: 6 },
        { min: -1, max: 8 },
        { min: 20, max: 140 },
      ],
      rows: [
        [1e9, 3, 65],
        [-1e9, 1e9, 65],
        [2.5, 3.5, -2147483648],
        [2.5, 6.5, 2147483647],
      ],
      // Upside down by one row.
      mutant: dotOf(7),
    },
  ],
}

export const drawOracles: readonly FunctionOracle[] = [charOracle, circleOracle, fillOracle, gridOracle, lineOracle, strokeOracle]
