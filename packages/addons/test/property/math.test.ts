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
})

describe('safeMod', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(safeMod, 'safeMod'), rows).map(([value = NaN]) => value)
  const periods = [1, 3, 0.1, 1.5, 7.3, 1e-3, 1 + 2 ** -23, 2 ** 20, 1e-30, 1e20].map(Math.fround)
  const numbers = [
    ...spread([{ min: -100, max: 100 }], 3000).map(([x = NaN]) => x),
    ...periods.flatMap((y) => [-3, -1, 1, 2, 3, 10].map((k) => Math.fround(k * y))),
    ...[1e-8, 1e-20, 1e-30, 1e6, 1e20].flatMap((x) => [x, -x]),
  ].map(Math.fround)

  test.each(periods)('stays from 0 to the period %f without reaching it, and mirrored with the period', (y) => {
    for (const sign of [1, -1]) {
      const results = run(numbers.map((x) => [sign * x, sign * y])).map((value) => sign * value)
      expect(results.filter((value) => !(value >= 0 && (value < y || y < 1e-20)))).toEqual([])
    }
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
})
