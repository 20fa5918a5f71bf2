/** Properties of the edges of what is drawn: how wide they are, and what is left where a width, a radius or a pixel is too small to see. */
import { expect, test } from 'vitest'
import type { AnyFn } from 'kirari/node'
import { drawCircle, drawFill, drawGrid, drawLine, drawStroke } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

const draw = (call: AnyFn, name: string, rows: readonly Row[]): Row =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  ).flat()

const px = 1 / 64
/** In pixels from the edge, outwards. */
const steps = grid(-1.5, 1.5, 97)

// Each with an edge at a distance of 0.25 from the origin along x, and wide enough that no other edge is near.
const edges: readonly { readonly name: string; readonly call: AnyFn; readonly row: (x: number, pixel: number) => Row }[] = [
  { name: 'drawFill', call: drawFill, row: (x, pixel) => [x, 0.25, pixel] },
  { name: 'drawStroke', call: drawStroke, row: (x, pixel) => [x, 0.125, 0.25, pixel] },
  { name: 'drawCircle', call: drawCircle, row: (x, pixel) => [0.6 * x, 0.8 * x, 0.25, -1, pixel] },
  { name: 'drawCircle', call: drawCircle, row: (x, pixel) => [x, 0, 0.125, 0.25, pixel] },
  { name: 'drawLine', call: drawLine, row: (x, pixel) => [x, 0.1, 0, -1, 0, 1, 0.5, pixel] },
  // The end of a line, half of its width further.
  { name: 'drawLine', call: drawLine, row: (x, pixel) => [x, 0, -1, 0, 0.125, 0, 0.25, pixel] },
  { name: 'drawGrid', call: drawGrid, row: (x, pixel) => [x, 0.5, 2, 0, 0.5, pixel] },
]

test('an edge is a straight ramp, one pixel wide', () => {
  const expected = steps.map((step) => Math.min(Math.max(0.5 - step, 0), 1))
  for (const { name, call, row } of edges) {
    const found = draw(
      call,
      name,
      steps.map((step) => row(0.25 + step * px, px)),
    )
    expect(Math.max(...found.map((value, i) => Math.abs(value - (expected[i] ?? NaN)))), name).toBeLessThan(1e-5)
  }
})

test('with a pixel of no size, edges are hard', () => {
  for (const pixel of [0, -1]) {
    for (const { name, call, row } of edges) expect(draw(call, name, [row(0.25 - 1e-5, pixel), row(0.25 + 1e-5, pixel)]), name).toEqual([1, 0])
    expect(draw(drawFill, 'drawFill', [[0.25, 0.25, pixel]])).toEqual([0.5])
  }
})

test('a line thinner than a pixel leaves no gap at any angle', () => {
  const width = px / 10
  const across = grid(-40, 40, 81)
  const sums = grid(0, 90, 31).flatMap((degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    // Columns of pixels across the line, or rows where it is steep.
    const place = (along: number, beside: number): Row => [(degrees <= 45 ? along : beside) * px, (degrees <= 45 ? beside : along) * px]
    return grid(-20, 20, 21).map((along) => {
      const places = across.map((beside) => place(along, beside))
      const line = draw(
        drawLine,
        'drawLine',
        places.map((p) => [...p, -x, -y + 0.003, x, y + 0.003, width, px]),
      )
      const stroke = draw(
        drawStroke,
        'drawStroke',
        places.map(([u = NaN, v = NaN]) => [x * (v - 0.003) - y * u, 0, width, px]),
      )
      return [line, stroke].map((values) => values.reduce((sum, value) => sum + value, 0))
    })
  })
  // A line along the pixels covers a tenth of each; none covers less of a column.
  expect(Math.min(...sums.flat())).toBeGreaterThan(0.0999)
})

test('a stroke is a fill of the absolute distance from a width of one pixel up, and fainter below', () => {
  const distances = grid(-0.25, 0.25, 401)
  const both = (width: number): readonly [Row, Row] => [
    draw(
      drawStroke,
      'drawStroke',
      distances.map((d) => [d, 0, width, px]),
    ),
    draw(
      drawFill,
      'drawFill',
      distances.map((d) => [Math.abs(d), width / 2, px]),
    ),
  ]
  for (const width of [px, 2 * px, 0.1]) {
    const [stroke, fill] = both(width)
    expect(Math.max(...stroke.map((value, i) => Math.abs(value - (fill[i] ?? NaN)))), String(width)).toBeLessThan(1e-5)
  }
  for (const width of [0, px / 8, px / 2]) {
    const [stroke, fill] = both(width)
    expect(Math.max(...fill), String(width)).toBeCloseTo(0.5 + width / px / 2, 5)
    expect(Math.max(...stroke), String(width)).toBeCloseTo(width / px, 5)
  }
})

test('a ring or a line without width is invisible', () => {
  const places = spread(times(2, { min: -1, max: 1 }), 400)
  for (const width of [0, -0.1]) {
    expect(new Set(places.flatMap(([d = NaN]) => draw(drawStroke, 'drawStroke', [[d, 0, width, px]])))).toEqual(new Set([0]))
    expect(new Set(places.flatMap((p) => draw(drawLine, 'drawLine', [[...p, ...p, 0.5, 0.5, width, px]])))).toEqual(new Set([0]))
  }
  expect(
    new Set(
      draw(
        drawCircle,
        'drawCircle',
        steps.map((step) => [0.25 + step * px, 0, 0.25, 0, px]),
      ),
    ),
  ).toEqual(new Set([0]))
})

test('a negative radius draws nothing beyond half a pixel or half a width', () => {
  const centre = (radius: number, width: number): number => draw(drawCircle, 'drawCircle', [[0, 0, radius, width, px]])[0] ?? NaN
  expect([centre(-0.51 * px, -1), centre(-0.05 - 0.51 * px, 0.1)]).toEqual([0, 0])
  expect(centre(-0.25 * px, -1)).toBeCloseTo(0.25, 5)
  expect(centre(-0.05 + 0.51 * px, 0.1)).toBe(1)
})

test('a pixel as large as a cell or larger has the mean coverage wherever it lies', () => {
  const places = spread(times(2, { min: -2, max: 2 }), 400)
  for (const pixel of [0.25, 0.3, 5]) {
    const covered = draw(
      drawGrid,
      'drawGrid',
      places.map((p) => [...p, 0.25, 0.125, 0.05, pixel]),
    )
    expect(Math.max(...covered.map((value) => Math.abs(value - (1 - (1 - 0.05 / 0.25) * (1 - 0.05 / 0.125)))))).toBeLessThan(1e-5)
  }
})
