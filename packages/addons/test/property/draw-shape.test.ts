/** Properties of shapes, dots, arrows and axes that are drawn: areas, edges, and what is left where a size is too small to see. */
import type { AnyFn } from 'kirari/node'
import { expect, test } from 'vitest'
import { drawArrow, drawArrows, drawAxis, drawHex, drawPoint, drawRect, drawTri, hexTile } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

const draw = (call: AnyFn, name: string, rows: readonly Row[]): Row =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  ).flat()

const size = 64
const px = 1 / size
const centres = Array.from({ length: size * size }, (_, i) => [((i % size) + 0.5) * px - 0.5, (Math.floor(i / size) + 0.5) * px - 0.5] as const)

const over = (call: AnyFn, name: string, rest: Row): Row =>
  draw(
    call,
    name,
    centres.map((centre) => [...centre, ...rest]),
  )
const areaOf = (coverage: Row): number => coverage.reduce((sum, value) => sum + value, 0) * px * px

/** The outline of a convex shape about its edge: a band, sharp inside and round outside. */
const band = (perimeter: number, width: number, tangents: number): number => perimeter * width + ((Math.PI - tangents) * width * width) / 4

const h = Math.sqrt(3)
// The tangent of half of each outer angle, for all corners: 4 right angles, 3 of 120 degrees, 6 of 60.
const [square, acute, obtuse] = [4, 3 * h, 6 / h]
const shapes = [
  { name: 'drawRect', call: drawRect, rest: [0.6, 0.36, -1, px], area: 0.6 * 0.36, perimeter: 1.92 },
  { name: 'drawRect', call: drawRect, rest: [0.6, 0.36, 0.06, px], area: band(1.92, 0.06, square), perimeter: 3.84 },
  { name: 'drawTri', call: drawTri, rest: [0.4, -1, px], area: 0.75 * h * 0.16, perimeter: 1.2 * h },
  { name: 'drawTri', call: drawTri, rest: [0.4, 0.06, px], area: band(1.2 * h, 0.06, acute), perimeter: 2.4 * h },
  { name: 'drawHex', call: drawHex, rest: [0.35, -1, px], area: 2 * h * 0.35 * 0.35, perimeter: 4 * h * 0.35 },
  { name: 'drawHex', call: drawHex, rest: [0.35, 0.06, px], area: band(4 * h * 0.35, 0.06, obtuse), perimeter: 8 * h * 0.35 },
  { name: 'drawPoint', call: drawPoint, rest: [0.1, -0.05, 12, px], area: Math.PI * (12 * px) ** 2, perimeter: 24 * Math.PI * px },
  // 0.8 long: the shaft without the head, and the head.
  { name: 'drawArrow', call: drawArrow, rest: [-0.32, -0.24, 0.32, 0.24, 0.08, px], area: (0.8 - 0.32) * 0.08 + 0.32 * 0.16, perimeter: 2.2 },
] as const

test('a shape covers its area', () => {
  for (const { name, call, rest, area, perimeter } of shapes) {
    const coverage = over(call, name, rest)
    expect(Math.abs(areaOf(coverage) - area), `${name}(${rest.join(', ')})`).toBeLessThan(px * perimeter * 0.05)
    expect(coverage.every((value) => value >= 0 && value <= 1)).toBe(true)
  }
})

// Each with an edge at a distance of 0.25 from the origin along x.
const edges: readonly { readonly name: string; readonly call: AnyFn; readonly row: (x: number) => Row }[] = [
  { name: 'drawRect', call: drawRect, row: (x) => [x, 0.05, 0.5, 0.4, -1, px] },
  { name: 'drawRect', call: drawRect, row: (x) => [x, 0.05, 0.25, 0.4, 0.25, px] },
  { name: 'drawTri', call: drawTri, row: (x) => [0.05, -x, 0.5, -1, px] },
  { name: 'drawTri', call: drawTri, row: (x) => [0.05, -x, 0.25, 0.25, px] },
  { name: 'drawHex', call: drawHex, row: (x) => [x, 0.05, 0.25, -1, px] },
  { name: 'drawHex', call: drawHex, row: (x) => [x, 0.02, 0.125, 0.25, px] },
  { name: 'drawPoint', call: drawPoint, row: (x) => [0.6 * x, 0.8 * x, 0, 0, 0.25 / px, px] },
  { name: 'drawArrow', call: drawArrow, row: (x) => [x, 0, 0, -3, 0, 3, 0.5, px] },
]
const steps = grid(-1.5, 1.5, 97)

test('an edge is a straight ramp, one pixel wide', () => {
  for (const { name, call, row } of edges) {
    const found = draw(
      call,
      name,
      steps.map((step) => row(0.25 + step * px)),
    )
    const off = found.map((value, i) => Math.abs(value - Math.min(Math.max(0.5 - (steps[i] ?? NaN), 0), 1)))
    expect(Math.max(...off), name).toBeLessThan(2e-5)
  }
})

const outlined = [
  { name: 'drawRect', call: drawRect, size: [0.5, 0.3] },
  { name: 'drawTri', call: drawTri, size: [0.3] },
  { name: 'drawHex', call: drawHex, size: [0.3] },
] as const

test('an outline without width is invisible', () => {
  for (const { name, call, size: of } of outlined) expect(new Set(over(call, name, [...of, 0, px]))).toEqual(new Set([0]))
})

test('a filled shape without a size is half covered at its centre', () => {
  for (const { name, call, size: of } of outlined) {
    const atCentre = (scale: number): number => draw(call, name, [[0, 0, ...of.map((length) => scale * length), -1, px]])[0] ?? NaN
    expect(atCentre(0), name).toBe(0.5)
    // A hundredth of a pixel is covered hardly less than one half.
    expect(atCentre(px / 100), name).toBeGreaterThan(0.5)
    expect(Math.max(...over(call, name, [...of.map(() => 0), -1, px]))).toBeLessThanOrEqual(0.5)
  }
})

test('outer corners of an outline are round, inner ones sharp', () => {
  // The corner of each, and the way out of it; the outline is 0.2 wide.
  const corners = [
    { name: 'drawRect', call: drawRect, size: [0.5, 0.5], at: [0.25, 0.25], out: [Math.SQRT1_2, Math.SQRT1_2], inwards: Math.SQRT2 },
    { name: 'drawTri', call: drawTri, size: [0.5], at: [0, 0.5], out: [0, 1], inwards: 2 },
    { name: 'drawHex', call: drawHex, size: [0.3], at: [0, 0.6 / h], out: [0, 1], inwards: 2 / h },
  ] as const
  for (const { name, call, size: of, at, out, inwards } of corners) {
    const inside = (far: number): number => draw(call, name, [[at[0] + far * out[0], at[1] + far * out[1], ...of, 0.2, 0]])[0] ?? NaN
    expect([inside(0.099), inside(0.101), inside(-0.099 * inwards), inside(-0.101 * inwards)], name).toEqual([1, 0, 1, 0])
  }
})

test('hexagons of 0.5 fill the tiles of hexTile', () => {
  const tiles = runOnCPU(
    signatureOf(hexTile, 'hexTile'),
    spread(times(2, { min: -3, max: 3 }), 500).map((row) => [...row, 1]),
  )
  const covered = draw(
    drawHex,
    'drawHex',
    tiles.map((tile) => [...tile.slice(0, 2), 0.5 + 1e-6, -1, 0]),
  )
  expect(new Set(covered)).toEqual(new Set([1]))
})

test('a dot is the same on the screen at any zoom', () => {
  // A radius of 5 pixels about the middle of a pixel, 12 pixels to either side.
  const picture = (pixel: number): Row =>
    draw(
      drawPoint,
      'drawPoint',
      Array.from({ length: 625 }, (_, i) => [((i % 25) - 12) * pixel, (Math.floor(i / 25) - 12) * pixel, 0, 0, 5, pixel]),
    )
  expect(picture(2 ** -12)).toEqual(picture(1))
  expect(picture(8)).toEqual(picture(1))
})

test('a dot of half a pixel less than none is invisible', () => {
  const covered = (radius: number): Row => over(drawPoint, 'drawPoint', [0.3 * px, 0.1 * px, radius, px])
  expect(Math.max(...covered(-0.5))).toBe(0)
  expect(Math.max(...covered(0))).toBeGreaterThan(0)
  expect(draw(drawPoint, 'drawPoint', [[0.1, 0.1, 0.1, 0.1, 0, px]])).toEqual([0.5])
})

test('an arrow above a quarter as thick as long is a head that grows no further', () => {
  const of = (thickness: number): Row => over(drawArrow, 'drawArrow', [-0.2, 0, 0.2, 0, thickness, px])
  expect(of(0.11)).toEqual(of(3))
  expect(Math.abs(areaOf(of(0.11)) - 0.08)).toBeLessThan(px * 1.3 * 0.05)
})

test('an arrow without a thickness is never more than half covered', () => {
  for (const thickness of [0, -1]) {
    const covered = over(drawArrow, 'drawArrow', [-0.31, -0.2, 0.28, 0.17, thickness, px])
    expect(Math.max(...covered)).toBeLessThanOrEqual(0.5)
    expect(Math.max(...covered)).toBeGreaterThan(0.4)
    expect(Math.max(...over(drawArrows, 'drawArrows', [0.8, 0.3, 2, thickness, px]))).toBeLessThanOrEqual(0.5)
  }
})

test('an arrow of a cell is as long as its vector, up to nine tenths', () => {
  // Along the middle of a cell from 0 to 1, with hard edges.
  const places = grid(0, 1, 2001)
  const reach = (length: number): number => {
    const covered = draw(
      drawArrows,
      'drawArrows',
      places.map((x) => [x, 0.5, length, 0, 1, 0.02, 0]),
    )
    return covered.filter((value) => value === 1).length / 2000
  }
  for (const length of [0.25, 0.5, 1]) expect(Math.abs(reach(length) - 0.9 * length)).toBeLessThan(0.01)
  for (const length of [40, 1e19]) expect(reach(length)).toBe(reach(1))
})

test('no arrow reaches into the next cell', () => {
  // All around the border of a cell, in many directions. A head reaches furthest where it is as long as its arrow.
  const border = grid(0.001, 0.999, 60).flatMap((t): readonly Row[] => [
    [t, 0.001],
    [t, 0.999],
    [0.001, t],
    [0.999, t],
  ])
  const covered = (length: number, thickness: number): number => {
    const rows = grid(0, Math.PI / 2, 33).flatMap((angle) =>
      border.map((place) => [...place, length * Math.cos(angle), length * Math.sin(angle), 1, thickness, 0]),
    )
    return Math.max(...draw(drawArrows, 'drawArrows', rows))
  }
  for (const length of [0.5, 0.7, (4 * 0.17) / 0.9, 0.85, 2]) expect(covered(length, 0.17), String(length)).toBe(0)
  // A little thicker, the head of a shorter arrow does.
  expect(covered((4 * 0.18) / 0.9, 0.18)).toBe(1)
})

const places3 = spread(times(3, { min: -0.4, max: 0.4 }), 500)

test('axes without a thickness are invisible, and never above their alpha otherwise', () => {
  const axes = (thickness: number): readonly Row[] => [
    ...runOnCPU(
      signatureOf(drawAxis, 'drawAxis'),
      places3.map((place) => [...place.slice(0, 2), thickness, px]),
    ),
    ...runOnCPU(
      signatureOf(drawAxis, 'drawAxis_vec3'),
      places3.map((place) => [...place, thickness, px]),
    ),
  ]
  for (const thickness of [0, -0.1])
    expect(
      axes(thickness)
        .flat()
        .every((value) => value === 0),
    ).toBe(true)
  for (const [r = NaN, g = NaN, b = NaN, a = NaN] of axes(0.2)) expect(Math.max(r, g, b)).toBeLessThanOrEqual(a + 1e-6)
})

test('axes do not end', () => {
  const at = (far: number): readonly Row[] => [
    ...runOnCPU(signatureOf(drawAxis, 'drawAxis'), [
      [far, 0.01, 0.1, px],
      [0.01, far, 0.1, px],
    ]),
    ...runOnCPU(signatureOf(drawAxis, 'drawAxis_vec3'), [[0.01, 0.01, far, 0.1, px]]),
  ]
  for (const far of [-1e6, -3, 3, 1e6]) expect(at(far)).toEqual(at(1))
})
