/**
 * Distances by methods other than those of the shaders: outlines piece by piece, polygons from all their corners, spheres swept through boxes,
 * angles clamped to an arc, the smallest of all mixtures.
 */
import { recordAt } from '../harness/record-at.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'

const boxSDFRecord = recordAt('sdf/boxSDF')
const lineSDFRecord = recordAt('sdf/lineSDF')
const opUnionRecord = recordAt('sdf/opUnion')
const record = recordAt('sdf/rectSDF')
const starSDFRecord = recordAt('sdf/starSDF')
const torusSDFRecord = recordAt('sdf/torusSDF')

/** To the straight line between two ends. */
const toSegment = (x: number, y: number, x0: number, y0: number, x1: number, y1: number): number => {
  const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2
  const along = squared === 0 ? 0 : Math.min(Math.max(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / squared, 0), 1)
  return Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))
}

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

/** A sphere of the radius, swept through the smaller box: outside that box by the point clamped to it, inside by the nearest face. */
const sweptBall = ([x = NaN, y = NaN, z = NaN, hx = NaN, hy = NaN, hz = NaN, r = 0]: readonly number[]): readonly number[] => {
  const radius = Math.min(Math.max(r, 0), hx, hy, hz)
  const axes = [
    [x, hx],
    [y, hy],
    [z, hz],
  ] as const
  const out = axes.map(([at, half]) => at - Math.min(Math.max(at, radius - half), half - radius))
  return [out.some((along) => along !== 0) ? Math.hypot(...out) - radius : -Math.min(...axes.map(([at, half]) => half - Math.abs(at)))]
}

const boxSDFOracle: FunctionOracle = {
  record: boxSDFRecord,
  signatures: [
    {
      signature: 'boxSDF',
      expected: sweptBall,
      ranges: [...times(3, place), ...times(3, half)],
      rows: [
        [2, 3, 6, 0, 0, 0],
        [1e4, 1e4, 1e4, 1, 1, 1],
      ],
      // Square corners all the way out.
      mutant: ([x = NaN, y = NaN, z = NaN, hx = NaN, hy = NaN, hz = NaN]) => [Math.max(Math.abs(x) - hx, Math.abs(y) - hy, Math.abs(z) - hz)],
    },
    {
      signature: 'boxSDF_rounded',
      expected: sweptBall,
      ranges: [...times(3, place), ...times(3, half), { min: -0.2, max: 1 }],
      mutant: (row) => sweptBall(row.slice(0, 6)),
    },
  ],
}

/** The height of the triangle (p, a, b) over the side ab, or the shorter other side where the angle at an end is obtuse. */
const heightOfTriangle =
  (width: number, hasEnds = true) =>
  (row: readonly number[]): readonly number[] => {
    const [p, a, b] = [row.slice(0, width), row.slice(width, 2 * width), row.slice(2 * width)] as const
    const squared = (from: readonly number[], to: readonly number[]): number => from.reduce((sum, value, i) => sum + (value - (to[i] ?? NaN)) ** 2, 0)
    const [pa, pb, ab] = [squared(p, a), squared(p, b), squared(a, b)]
    if (ab === 0 || (hasEnds && (pa >= pb + ab || pb >= pa + ab))) return [Math.sqrt(Math.min(pa, pb))]
    // Twice the area over the side; the area by its components, which is exact where the triangle is flat.
    const u = p.map((value, i) => value - (a[i] ?? NaN))
    const v = b.map((value, i) => value - (a[i] ?? NaN))
    const doubleArea = Math.hypot(...u.flatMap((one, i) => u.slice(i + 1).map((other, j) => one * (v[i + 1 + j] ?? NaN) - other * (v[i] ?? NaN))))
    return [doubleArea / Math.sqrt(ab)]
  }

const lineSDFOracle: FunctionOracle = {
  record: lineSDFRecord,
  signatures: [
    {
      signature: 'lineSDF',
      expected: heightOfTriangle(2),
      ranges: times(6, place),
      rows: [
        [3, 4, 0, 0, 0, 0],
        [0.5, 0.5, 0.25, 0.25, 0.25 + 1e-7, 0.25],
      ],
      mutant: heightOfTriangle(2, false),
    },
    {
      signature: 'lineSDF_vec3',
      expected: heightOfTriangle(3),
      ranges: times(9, place),
      rows: [times(9, place).map(() => 0.5)],
      mutant: heightOfTriangle(3, false),
    },
  ],
}

/** The tips and inner corners of a star in turn, clockwise from the top. */
export const starCorners = (r: number, n: number, ratio: number): readonly (readonly [number, number])[] => {
  const tips = Math.max(2, Math.floor(n + 0.5))
  return Array.from({ length: 2 * tips }, (_, i) => {
    const radius = i % 2 === 0 ? r : r * Math.max(ratio, 0)
    return [radius * Math.sin((Math.PI * i) / tips), radius * Math.cos((Math.PI * i) / tips)] as const
  })
}

/** The nearest of all sides; inside where a ray to the right crosses an odd number of them. */
const polygon =
  (turn = 0) =>
  ([px = NaN, py = NaN, r = NaN, n = NaN, ratio = NaN]: readonly number[]): readonly number[] => {
    const [x, y] = [px * Math.cos(turn) - py * Math.sin(turn), px * Math.sin(turn) + py * Math.cos(turn)]
    const corners = starCorners(r, n, ratio)
    let distance = Infinity
    let isInside = false
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [NaN, NaN]
      distance = Math.min(distance, toSegment(x, y, ax, ay, bx, by))
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
    })
    // Spokes have no inside, whatever the ray crosses.
    return [isInside && ratio > 0 ? -distance : distance]
  }

const starSDFOracle: FunctionOracle = {
  record: starSDFRecord,
  signatures: [
    {
      signature: 'starSDF',
      expected: polygon(),
      ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: 1, max: 12 }, { min: 0, max: 1.2 }],
      rows: [
        [0, 0, 1, 5, 0.5],
        [0, 0, 0.5, 2, 1],
        [0, -2, 1, 7, 0.5],
        [3, 4, 0, 5, 0.5],
      ],
      // Integer numbers of tips, and halves, where rounding goes up.
      prepare: (row) => row.map((value, i) => (i === 3 ? Math.round(value * 2) / 2 : value)),
      mutant: polygon(0.01),
    },
  ],
}

/** By the angle of the nearest point of the circle, clamped to the arc. */
const byAngle = ([x = NaN, y = NaN, z = NaN, radius = NaN, tube = NaN, reach = Math.PI]: readonly number[]): readonly number[] => {
  const held = Math.min(Math.max(reach, 0), Math.PI)
  const angle = Math.min(Math.max(Math.atan2(z, x), -held), held)
  return [Math.hypot(x - radius * Math.cos(angle), y, z - radius * Math.sin(angle)) - tube]
}

const torusSDFOracle: FunctionOracle = {
  record: torusSDFRecord,
  signatures: [
    {
      signature: 'torusSDF',
      expected: byAngle,
      ranges: [...times(3, place), half, half],
      rows: [[0, 0, 0, 1, 0.25]],
      mutant: ([x = NaN, y = NaN, z = NaN, radius = NaN, tube = NaN]) => byAngle([x, z, y, radius, tube]),
    },
    {
      signature: 'torusSDF_arc',
      expected: byAngle,
      ranges: [...times(3, place), half, half, { min: -0.5, max: 3.5 }],
      rows: [
        [0, 0, 0, 1, 0.25, 1],
        [-1, 0, 0, 1, 0.25, 0],
        [1, 0.5, 0, 1, 0.25, Math.PI],
      ],
      mutant: (row) => byAngle(row.slice(0, 5)),
    },
  ],
}

/** The smallest of s·d1 + (1 − s)·d2 − k·s·(1 − s) over s from 0 to 1: where its slope is 0, or at an end. */
const smallestMixture =
  (share = 1) =>
  ([d1 = NaN, d2 = NaN, k = 0]: readonly number[]): readonly number[] => {
    const mixture = (s: number): number => s * d1 + (1 - s) * d2 - share * k * s * (1 - s)
    const level = k > 0 ? Math.min(Math.max(0.5 - (d1 - d2) / (2 * k), 0), 1) : 0
    return [k > 0 ? mixture(level) : Math.min(d1, d2)]
  }

const opUnionOracle: FunctionOracle = {
  record: opUnionRecord,
  signatures: [
    { signature: 'opUnion', expected: ([a = NaN, b = NaN]) => [a < b ? a : b], ranges: times(2, place), mutant: ([a = NaN, b = NaN]) => [a < b ? b : a] },
    {
      signature: 'opUnion_smooth',
      expected: smallestMixture(),
      ranges: [...times(2, place), { min: -0.1, max: 1 }],
      rows: [
        [0.5, 0.5, 1e-7],
        [1e4, 1e4, 1],
      ],
      mutant: smallestMixture(0.99),
    },
  ],
}

export const sdfOracles: readonly FunctionOracle[] = [boxSDFOracle, lineSDFOracle, opUnionOracle, rectSDFOracle, starSDFOracle, torusSDFOracle]
