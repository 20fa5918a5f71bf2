/** Properties of the functions of numbers. */
import { describe, expect, test } from 'vitest'
import { aastep, safeMod, safePow } from '../../src/index.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]

describe('aastep', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(aastep, 'aastep_width'), rows).map(([value = NaN]) => value)

  test('its mean over the pixels of a row is the length past the edge', () => {
    const count = 64
    for (const edge of [0.1, 0.3, 0.5, 0.77].map(Math.fround)) {
      const row = run(Array.from({ length: count }, (_, i) => [edge, (i + 0.5) / count, 1 / count]))
      expect(row.reduce((sum, value) => sum + value) / count).toBeCloseTo(1 - edge, 6)
    }
  })

  test('its mean over a raster is the area of a disc', () => {
    const count = 128
    const radius = Math.fround(0.35)
    const away = Array.from({ length: count ** 2 }, (_, i) =>
      Math.fround(Math.hypot(((i % count) + 0.5) / count - 0.5, (Math.floor(i / count) + 0.5) / count - 0.5)),
    )
    const inside = run(away.map((distance) => [distance, radius, 1 / count]))
    expect(Math.abs(inside.reduce((sum, value) => sum + value) / count ** 2 - Math.PI * radius ** 2)).toBeLessThan((0.05 * 2 * Math.PI * radius) / count)
    expect(inside.every((value) => value >= 0 && value <= 1)).toBe(true)
  })

  test('the other way round it gives the rest to 1', () => {
    const rows = spread(
      [
        { min: -1, max: 1 },
        { min: -1, max: 1 },
        { min: 0, max: 1 },
      ],
      2000,
    )
    const there = run(rows)
    const back = run(rows.map(([edge = NaN, x = NaN, width = NaN]) => [x, edge, width]))
    expect(Math.max(...there.map((value, i) => Math.abs(value + (back[i] ?? NaN) - 1)))).toBeLessThan(2e-7)
  })

  test('is the share of the pixel past a straight edge, within an eighth where the edge is slanted', () => {
    // What fwidth gives for the distance past an edge with this normal.
    const widthOf = (angle: number): number => Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))
    /** The part of the unit square about a point whose distance past the edge is positive, cut into columns. */
    const covered = (past: number, angle: number): number => {
      const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
      const columns = 400
      const share = (x: number): number => Math.min(Math.max((past + c * x) / Math.max(s, 1e-9) + 0.5, 0), 1)
      return Array.from({ length: columns }, (_, i) => share((i + 0.5) / columns - 0.5)).reduce((sum, value) => sum + value) / columns
    }
    const places = Array.from({ length: 61 }, (_, i) => Math.fround(i / 40 - 0.75))
    const errors = [0, 0.1, 0.3, 0.6, Math.PI / 4, Math.PI / 2].map((angle) => {
      const estimates = run(places.map((past) => [0, past, Math.fround(widthOf(angle))]))
      return Math.max(...estimates.map((value, i) => Math.abs(value - covered(places[i] ?? NaN, angle))))
    })
    expect(Math.max(...errors)).toBeLessThan(0.1255)
    // The pixel grid itself, up to the columns of the test; and the diagonal, which needs the whole eighth.
    expect([errors[0], errors[5]].every((error = NaN) => error < 0.0026)).toBe(true)
    expect(errors[4]).toBeGreaterThan(0.12)
    expect(Math.max(...[0, 0.3, Math.PI / 4, 1.2].map(widthOf))).toBeCloseTo(1.41, 2)
    expect(run([[0.25, 0.25, 0.5]])).toEqual([0.5])
  })
})

describe('safeMod', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(safeMod, 'safeMod'), rows).map(([value = NaN]) => value)
  const periods = [1, 3, 0.1, 1.5, 7.3, 1e-3, 1 + 2 ** -23, 2 ** 20, 2e-20, 1e20].map(Math.fround)
  const numbers = [
    ...spread([{ min: -100, max: 100 }], 3000).map(([x = NaN]) => x),
    ...periods.flatMap((y) => [-3, -1, 1, 2, 3, 10].map((k) => Math.fround(k * y))),
    ...[1e-8, 1e-20, 1e-30, 1e6, 1e20].flatMap((x) => [x, -x]),
  ].map(Math.fround)

  test.each(periods)('stays from 0 to the period %f without reaching it, and mirrored with the period', (y) => {
    for (const sign of [1, -1]) {
      const results = run(numbers.map((x) => [sign * x, sign * y])).map((value) => sign * value)
      expect(results.filter((value) => !(value >= 0 && value < y))).toEqual([])
    }
  })

  test('is 0 for periods that are too small to divide by', () => {
    const tiny = [0, 1e-40, 1e-30, 9e-21].flatMap((y) => [y, -y])
    expect(run(tiny.flatMap((y) => [5.5, -0.25, 1e-30, -1e20].map((x) => [x, y].map(Math.fround)))).every((value) => value === 0)).toBe(true)
  })

  test('has the digits that its number has', () => {
    const rows = spread([{ min: 1e6, max: 1.04e6 }], 500).map(([x = NaN]) => [x, 1])
    expect(run(rows)).toEqual(rows.map(([x = NaN]) => x % 1))
    // Between one number in single precision and the next lies a sixteenth.
    expect([...new Set(run(rows))].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i / 16))
  })

  test('whole numbers come out exact', () => {
    const rows = [...Array(200).keys()].flatMap((i) => [1, 2, 3, 7, 12, 100].map((y) => [i - 100, y]))
    expect(run(rows)).toEqual(rows.map(([x = NaN, y = NaN]) => (((x % y) + y) % y) + 0))
  })

  test('a whole period more changes nothing', () => {
    const near = spread([{ min: -8, max: 8 }], 2000).map(([x = NaN]) => Math.fround(Math.round(x * 1024) / 1024))
    expect(run(near.map((x) => [x + 24, 8]))).toEqual(run(near.map((x) => [x, 8])))
  })
})

describe('safePow', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(safePow, 'safePow'), rows).map(([value = NaN]) => value)
  const rows = spread(
    [
      { min: -8, max: 8 },
      { min: 0.2, max: 4 },
    ],
    3000,
  )

  test('is odd: the other sign gives the other sign', () => {
    expect(run(rows.map(([x = NaN, k = NaN]) => [-x, k]))).toEqual(run(rows).map((value) => 0 - value))
  })

  test('is undone by the power of one over it', () => {
    const back = run(run(rows).map((value, i) => [value, Math.fround(1 / (rows[i]?.[1] ?? NaN))]))
    const off = back.map((value, i) => Math.abs(value - (rows[i]?.[0] ?? NaN)) / Math.max(Math.abs(value), 1e-3))
    expect(Math.max(...off)).toBeLessThan(4e-6)
  })

  test('never falls as its base grows', () => {
    const steps = Array.from({ length: 2001 }, (_, i) => Math.fround(i / 500 - 2))
    for (const k of [0.3, 0.5, 1, 2, 3]) {
      const values = run(steps.map((x) => [x, k]))
      expect(values.slice(1).every((value, i) => value >= (values[i] ?? NaN))).toBe(true)
    }
  })

  test('at 0 the curve is vertical below k = 1, flat above it, and a jump at k = 0', () => {
    const h = 2 ** -40
    const slopes = run([0.3, 0.7, 1.3, 2, 3].map((k) => [h, Math.fround(k)])).map((value) => value / h)
    expect(slopes.slice(0, 2).every((slope) => slope > 1e3)).toBe(true)
    expect(slopes.slice(2).every((slope) => slope < 1e-3)).toBe(true)
    expect(
      run([
        [-h, 0],
        [h, 0],
      ]),
    ).toEqual([-1, 1])
  })
})
