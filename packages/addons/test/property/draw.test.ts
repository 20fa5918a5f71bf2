/**
 * Properties of drawing: summed over a raster, coverage is area, even for hairlines; coverage is within 0 to 1;
 * and without an explicit pixel size the result is the same.
 */
import { render } from 'kirari/js'
import { float, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import {
  drawArrow,
  drawArrows,
  drawAxis,
  drawBridge,
  drawChar,
  drawCircle,
  drawFill,
  drawGrid,
  drawHex,
  drawLine,
  drawPoint,
  drawRect,
  drawStroke,
  drawTri,
} from '../../src/index.ts'
import { glyphs, glyphOf } from '../oracle/draw/glyphs.ts'
import { oracles } from '../oracle/index.ts'
import { rectangle } from '../oracle/sdf/rectSDF.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const size = 64
const px = 1 / size
const centres = Array.from({ length: size * size }, (_, i) => [((i % size) + 0.5) * px - 0.5, (Math.floor(i / size) + 0.5) * px - 0.5] as const)

/** Coverage over the raster, for a signature whose first argument is a position. */
const draw = (call: Parameters<typeof signatureOf>[0], name: string, rest: readonly number[]): readonly number[] =>
  runOnCPU(
    signatureOf(call, name),
    centres.map(([x, y]) => [Math.fround(x), Math.fround(y), ...rest]),
  ).map(([value = NaN]) => value)

const areaOf = (coverage: readonly number[]): number => coverage.reduce((sum, value) => sum + value, 0) * px * px

const turn = 2 * Math.PI
const shapes = [
  { name: 'a disc', coverage: () => draw(drawCircle, 'drawCircle', [0.3, -1, px]), area: Math.PI * 0.09, perimeter: turn * 0.3 },
  { name: 'a ring', coverage: () => draw(drawCircle, 'drawCircle', [0.3, 0.1, px]), area: turn * 0.3 * 0.1, perimeter: turn * 0.6 },
  { name: 'a ring thinner than a pixel', coverage: () => draw(drawCircle, 'drawCircle', [0.3, px / 5, px]), area: (turn * 0.3 * px) / 5, perimeter: 0.4 },
  {
    name: 'a line',
    coverage: () => draw(drawLine, 'drawLine', [-0.31, -0.2, 0.28, 0.17, 0.09, px]),
    area: Math.hypot(0.59, 0.37) * 0.09 + Math.PI * 0.045 ** 2,
    perimeter: 2 * Math.hypot(0.59, 0.37) + Math.PI * 0.09,
  },
  {
    name: 'a hairline',
    coverage: () => draw(drawLine, 'drawLine', [-0.31, -0.2, 0.28, 0.17, px / 8, px]),
    area: (Math.hypot(0.59, 0.37) * px) / 8,
    perimeter: 0.03,
  },
  {
    name: 'the outline of a rectangle',
    coverage: () =>
      runOnCPU(
        signatureOf(drawStroke, 'drawStroke'),
        centres.map(([x, y]) => [...rectangle([x, y, 0.31, 0.177]), 0, 0.06, px].map(Math.fround)),
      ).map(([value = NaN]) => value),
    // Four bars, with quarter discs at the outer corners and without the squares that the inner ones share.
    area: 4 * (0.31 + 0.177) * 0.06 + Math.PI * 0.03 ** 2 - 4 * 0.03 ** 2,
    perimeter: 8 * (0.31 + 0.177),
  },
]

describe.each(shapes)('$name', ({ coverage, area, perimeter }) => {
  test('covers its area', () => {
    expect(Math.abs(areaOf(coverage()) - area)).toBeLessThan(px * perimeter * 0.05)
  })

  test('is never covered less than not at all or more than wholly', () => {
    expect(coverage().every((value) => value >= 0 && value <= 1)).toBe(true)
  })
})

describe('a grid', () => {
  const spacings = [
    [0.25, 0.125],
    [3 * px, 2 * px],
    [px, 8 * px],
    [px / 3, 0.5],
  ] as const
  test.each(spacings)('of cells of %f × %f covers the share that its lines have of a cell', (sx, sy) => {
    const width = 0.3 * Math.min(sx, sy)
    const free = (1 - width / sx) * (1 - width / sy)
    // The raster contains full cells in both directions, or cells too small to distinguish.
    const cells = [sx, sy].map((s) => Math.round(1 / s))
    const places = Array.from({ length: 4096 }, (_, i) => [((i % 64) / 64) * (cells[0] ?? 1) * sx, (Math.floor(i / 64) / 64) * (cells[1] ?? 1) * sy])
    const covered = runOnCPU(
      signatureOf(drawGrid, 'drawGrid'),
      places.map(([x = 0, y = 0]) => [x, y, sx, sy, width, px].map(Math.fround)),
    ).map(([value = NaN]) => value)
    expect(Math.abs(covered.reduce((sum, value) => sum + value, 0) / covered.length - (1 - free))).toBeLessThan(0.012)
    expect(covered.every((value) => value >= 0 && value <= 1)).toBe(true)
  })

  test('too dense for pixels is one even grey', () => {
    const shades = new Set(draw(drawGrid, 'drawGrid', [px / 3, px / 5, px / 20, px]).map((value) => value.toFixed(5)))
    expect([...shades]).toEqual([(1 - (1 - 3 / 20) * (1 - 5 / 20)).toFixed(5)])
  })

  test('is the same a cell further', () => {
    const at = (shift: number) =>
      runOnCPU(
        signatureOf(drawGrid, 'drawGrid'),
        centres.map(([x, y]) => [x + shift * 0.25, y - shift * 0.5, 0.25, 0.5, 0.0625, px]),
      )
    expect(at(3)).toEqual(at(0))
  })
})

describe('a character', () => {
  const dots = (code: number): readonly string[] =>
    Array.from({ length: 7 }, (_, row) =>
      runOnCPU(
        signatureOf(drawChar, 'drawChar'),
        Array.from({ length: 5 }, (_column, x) => [x + 0.5, 6.5 - row, code]),
      )
        .map(([value]) => (value === 1 ? '#' : value === 0 ? '.' : '?'))
        .join(''),
    )

  test('is drawn as it is drawn out in the table, each of them dot by dot', () => {
    for (let code = 32; code <= 126; code++) expect(dots(code), String.fromCharCode(code)).toEqual(glyphOf(code))
  })

  test('that there is not is a box', () => {
    for (const code of [-1, 0, 10, 31, 127, 955, 65536]) expect(dots(code), String(code)).toEqual(glyphs[95])
  })

  test('is like no other', () => {
    expect(glyphs.length).toBe(96)
    expect(new Set(glyphs.map((rows) => rows.join('\n'))).size).toBe(96)
    expect(glyphs.every((rows) => rows.length === 7 && rows.every((row) => /^[.#]{5}$/.test(row)))).toBe(true)
  })

  test('has nothing about it', () => {
    const around = [-3, -0.01, 5, 5.01, 9].flatMap((far) => [0, 3, 6.9].flatMap((along) => [[far, along] as const, [along, far < 0 ? far : far + 2] as const]))
    const rows = around.map(([x, y]) => [x, y, 64])
    expect(runOnCPU(signatureOf(drawChar, 'drawChar'), rows).flat()).toEqual(rows.map(() => 0))
  })
})

describe('without the size of a pixel', () => {
  // A rotated and scaled plane, so that a pixel is neither a side nor a diagonal of it.
  const scale = 0.7
  const pixel = float(scale).div(resolution.y)
  const st = (() => {
    const p = uv.sub(vec2(0.47, 0.52)).mul(resolution).mul(pixel)
    return vec2(p.x.mul(0.8).sub(p.y.mul(0.6)), p.x.mul(0.6).add(p.y.mul(0.8))).toConst('st')
  })()
  // A straight edge, so that a pixel has the same size everywhere: curvature would round the distance within one.
  const d = st.x.mul(0.6).add(st.y.mul(0.8)).toConst('d')
  const [a, b] = [vec2(-0.2, -0.15), vec2(0.22, 0.1)]

  const pairs: readonly { readonly name: string; readonly without: Float; readonly explicit: Float }[] = [
    { name: 'drawFill_pixel', without: drawFill(d), explicit: drawFill(d, 0, pixel) },
    { name: 'drawFill_edge_pixel', without: drawFill(d, 0.1), explicit: drawFill(d, 0.1, pixel) },
    { name: 'drawStroke_pixel', without: drawStroke(d, 0.05, 0.02), explicit: drawStroke(d, 0.05, 0.02, pixel) },
    { name: 'drawCircle_pixel', without: drawCircle(st, 0.2), explicit: drawCircle(st, 0.2, -1, pixel) },
    { name: 'drawCircle_width_pixel', without: drawCircle(st, 0.2, 0.03), explicit: drawCircle(st, 0.2, 0.03, pixel) },
    { name: 'drawLine_pixel', without: drawLine(st, a, b, 0.05), explicit: drawLine(st, a, b, 0.05, pixel) },
    { name: 'drawGrid_pixel', without: drawGrid(st, vec2(0.09, 0.07), 0.01), explicit: drawGrid(st, vec2(0.09, 0.07), 0.01, pixel) },
    { name: 'drawRect_pixel', without: drawRect(st, vec2(0.4, 0.3)), explicit: drawRect(st, vec2(0.4, 0.3), -1, pixel) },
    { name: 'drawRect_width_pixel', without: drawRect(st, vec2(0.4, 0.3), 0.03), explicit: drawRect(st, vec2(0.4, 0.3), 0.03, pixel) },
    { name: 'drawTri_pixel', without: drawTri(st, 0.2), explicit: drawTri(st, 0.2, -1, pixel) },
    { name: 'drawTri_width_pixel', without: drawTri(st, 0.2, 0.03), explicit: drawTri(st, 0.2, 0.03, pixel) },
    { name: 'drawHex_pixel', without: drawHex(st, 0.2), explicit: drawHex(st, 0.2, -1, pixel) },
    { name: 'drawHex_width_pixel', without: drawHex(st, 0.2, 0.03), explicit: drawHex(st, 0.2, 0.03, pixel) },
    { name: 'drawBridge_pixel', without: drawBridge(vec4(1), d, 0.05, 0.02).x, explicit: drawBridge(vec4(1), d, 0.05, 0.02, pixel).x },
    { name: 'drawPoint_pixel', without: drawPoint(st, a, 6), explicit: drawPoint(st, a, 6, pixel) },
    { name: 'drawArrow_pixel', without: drawArrow(st, a, b, 0.05), explicit: drawArrow(st, a, b, 0.05, pixel) },
    { name: 'drawArrows_pixel', without: drawArrows(st, vec2(0.8, 0.4), 4, 0.02), explicit: drawArrows(st, vec2(0.8, 0.4), 4, 0.02, pixel) },
    { name: 'drawAxis_pixel', without: drawAxis(st, 0.02).x, explicit: drawAxis(st, 0.02, pixel).x },
    { name: 'drawAxis_vec3_pixel', without: drawAxis(vec3(st, 0), 0.02).x, explicit: drawAxis(vec3(st, 0), 0.02, pixel).x },
  ]
  const picture = (coverage: Float) => render(vec4(vec3(coverage), 1), { width: 80, height: 60 })

  test.each(pairs)('$name draws the picture that it draws with it', ({ without, explicit }) => {
    const [one, other] = [picture(without), picture(explicit)]
    expect(Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? NaN))))).toBeLessThanOrEqual(1)
    expect(new Set(other).size).toBeGreaterThan(10)
  })

  test('every signature that needs a fragment is looked at here', () => {
    const inFragments = oracles
      .filter(({ record }) => record.category === 'draw')
      .flatMap(({ signatures }) => signatures.filter(({ stage }) => stage === 'fragment').map(({ signature }) => signature))
    expect(pairs.map(({ name }) => name).toSorted()).toEqual(inFragments.toSorted())
  })

  test('a floor in perspective is filtered in each direction by itself', () => {
    // Rows of the floor get denser towards the horizon at the top of this image; columns far less so.
    const depth = float(1.08).sub(uv.y)
    const floor: Vec2 = vec2(uv.x.sub(0.5).div(depth), float(1).div(depth))
    const pixels = render(vec4(vec3(drawGrid(floor.mul(4), vec2(1, 1), 0.2)), 1), { width: 64, height: 256 })
    // In the top row the horizontal lines are an even grey, and the vertical ones are still visible.
    const top = Array.from({ length: 64 }, (_, x) => pixels[4 * x] ?? NaN)
    expect(Math.min(...top)).toBeGreaterThan(0.15 * 255)
    expect(Math.max(...top) - Math.min(...top)).toBeGreaterThan(10)
  })
})
