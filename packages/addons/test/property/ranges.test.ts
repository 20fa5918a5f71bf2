/** Properties of what brings numbers from one range to another: lerp, map, mirror, clamp01 and saturateMediump. */
import { float, fn, saturate } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { clamp01, lerp, map, mirror, saturateMediump } from '../../src/index.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]

/** 0 and −0 are one number. */
const plain = (value: number): number => value + 0

const numbers = [
  ...spread([{ min: -8, max: 8 }], 1000).map(([x = NaN]) => x),
  ...[0, 1e-30, 1e-8, 0.5, 1, 1 + 2 ** -23, 1 - 2 ** -24, 3, 1e4, 65504, 65520, 2 ** 22 + 0.5, 2 ** 23, 2 ** 24 + 2, 1e20, 3e38].flatMap((x) => [x, -x]),
].map(Math.fround)

describe('lerp', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(lerp, 'lerp'), rows).map(([value = NaN]) => value)
  const ends = [
    ...spread(
      [
        { min: -4, max: 4 },
        { min: -4, max: 4 },
      ],
      300,
    ),
    [1e8, 1],
    [1, 1e8],
    [-1e20, 3],
    [1e-20, 1],
    [0.1, 0.1],
  ].map((row) => row.map(Math.fround))
  const shares = grid(0, 1, 33)

  test('meets both ends to the last bit', () => {
    expect(run(ends.map(([a = NaN, b = NaN]) => [a, b, 0])).map(plain)).toEqual(ends.map(([a = NaN]) => plain(a)))
    expect(run(ends.map(([a = NaN, b = NaN]) => [a, b, 1])).map(plain)).toEqual(ends.map(([, b = NaN]) => plain(b)))
  })

  test('the short formula misses an end that lerp meets', () => {
    const way = Math.fround(1 - 1e8)
    expect(Math.fround(1e8 + way)).toBe(0)
    expect(run([[1e8, 1, 1]])).toEqual([1])
  })

  test('equal ends give themselves for every part of the way', () => {
    const rows = numbers.flatMap((a) => [-3, 0.1, 0.3, 0.7, 5].map((t) => [a, a, Math.fround(t)]))
    expect(run(rows).map(plain)).toEqual(rows.map(([a = NaN]) => plain(a)))
  })

  test('stays between its ends from 0 to 1', () => {
    const rows = ends.flatMap(([a = NaN, b = NaN]) => shares.map((t) => [a, b, t]))
    const outside = run(rows).filter((value, i) => {
      const [a = NaN, b = NaN] = rows[i] ?? []
      return value < Math.min(a, b) || value > Math.max(a, b)
    })
    expect(outside).toEqual([])
  })

  test('its halves meet but for rounding', () => {
    const rows = ends.slice(0, 300).flatMap(([a = NaN, b = NaN]) => [0.5 - 2 ** -25, 0.5].map((t) => [a, b, t]))
    const values = run(rows)
    expect(values.filter((value, i) => i % 2 === 1 && Math.abs(value - (values[i - 1] ?? NaN)) > 1e-6)).toEqual([])
  })
})

describe('map', () => {
  const free = (rows: Rows) => runOnCPU(signatureOf(map, 'map'), rows).map(([value = NaN]) => value)
  const held = (rows: Rows) => runOnCPU(signatureOf(map, 'map_clamped'), rows).map(([value = NaN]) => value)
  const ranges = spread(
    [
      { min: -4, max: 0 },
      { min: 1, max: 4 },
      { min: -4, max: 4 },
      { min: -4, max: 4 },
    ],
    300,
  ).flatMap(([a = NaN, b = NaN, c = NaN, d = NaN]) => [
    [a, b, c, d],
    [b, a, c, d],
  ])

  test('keeps proportions', () => {
    for (const share of [-0.5, 0.25, 0.5, 0.9, 1.5]) {
      const values = free(ranges.map(([a = NaN, b = NaN, c = NaN, d = NaN]) => [Math.fround(a + share * (b - a)), a, b, c, d]))
      const off = values.map((value, i) => Math.abs(value - ((ranges[i]?.[2] ?? NaN) + share * ((ranges[i]?.[3] ?? NaN) - (ranges[i]?.[2] ?? NaN)))))
      expect(Math.max(...off)).toBeLessThan(6e-6)
    }
  })

  test('the first end is exact, and the second but for rounding', () => {
    expect(free(ranges.map(([a = NaN, ...rest]) => [a, a, ...rest]))).toEqual(ranges.map(([, , c = NaN]) => c))
    const seconds = free(ranges.map(([a = NaN, b = NaN, c = NaN, d = NaN]) => [b, a, b, c, d]))
    expect(Math.max(...seconds.map((value, i) => Math.abs(value - (ranges[i]?.[3] ?? NaN))))).toBeLessThan(1e-6)
  })

  test('a range without a length becomes c', () => {
    const rows = [0, 1e-21, -9e-21].flatMap((width) => [-5, 0, 0.3, 1e20].map((x) => [x, 0, Math.fround(width), 3, 9]))
    expect(free(rows).every((value) => value === 3)).toBe(true)
    expect(held(rows.map((row) => [...row, 1])).every((value) => value === 3)).toBe(true)
  })

  test('clamped, it stays between c and d and is the same inside', () => {
    const rows = ranges.flatMap((range) => [-9, -2, -0.5, 0.3, 2, 9].map((x) => [Math.fround(x), ...range]))
    const all = free(rows)
    expect(held(rows.map((row) => [...row, 0]))).toEqual(all)
    const values = held(rows.map((row) => [...row, 1]))
    for (const [i, value] of values.entries()) {
      const [x = NaN, a = NaN, b = NaN, c = NaN, d = NaN] = rows[i] ?? []
      const isInside = x >= Math.min(a, b) && x <= Math.max(a, b)
      if (isInside) expect(value).toBe(all[i])
      else expect(value).toBe(x < a === a < b ? c : d)
    }
  })
})

describe('mirror', () => {
  const run = (xs: readonly number[]) =>
    runOnCPU(
      signatureOf(mirror, 'mirror'),
      xs.map((x) => [x]),
    ).map(([value = NaN]) => value)

  test('stays from 0 to 1 for every number', () => {
    expect(run(numbers).filter((value) => !(value >= 0 && value <= 1))).toEqual([])
  })

  test('is the distance to the nearest even number', () => {
    // The remainder of JavaScript is exact.
    const toEven = (x: number): number => Math.min(Math.abs(x % 2), 2 - Math.abs(x % 2))
    expect(run(numbers)).toEqual(numbers.map(toEven))
  })

  test('is 0 from 2²⁴ on, where a fold with floor is not', () => {
    const large = [2 ** 24, 2 ** 24 + 2, 2 ** 25 + 4, 1e20, 3e38].map(Math.fround)
    expect(run(large)).toEqual(large.map(() => 0))
    const x = 2 ** 24 + 2
    const half = Math.fround(x / 2 + 0.5)
    expect(Math.abs(x - 2 * Math.floor(half))).toBe(2)
  })

  test('is reversed after one unit and the same after two', () => {
    const near = grid(-4, 4, 257)
    expect(run(near.map((x) => x + 2))).toEqual(run(near))
    expect(run(near.map((x) => x + 1))).toEqual(run(near).map((value) => 1 - value))
    // The wave of a cosine with the same folds.
    const smooth = near.map((x) => 0.5 - 0.5 * Math.cos(Math.PI * x))
    expect(Math.max(...run(near).map((value, i) => Math.abs(value - (smooth[i] ?? NaN))))).toBeLessThan(0.11)
  })

  test('is the same on both sides of 0', () => {
    expect(run(numbers.map((x) => -x))).toEqual(run(numbers))
  })

  test('is as steep as its number, there and back', () => {
    const near = grid(-4, 4, 1025)
    const values = run(near)
    const steps = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) * 128)
    // 128 steps a unit: up in [0, 1], down in [1, 2], and so on.
    expect(steps).toEqual(steps.map((_, i) => (Math.floor(i / 128) % 2 === 0 ? 1 : -1)))
  })
})

describe('clamp01', () => {
  const run = (xs: readonly number[]) =>
    runOnCPU(
      signatureOf(clamp01, 'clamp01'),
      xs.map((x) => [x]),
    ).map(([value = NaN]) => value)

  test('changes nothing between 0 and 1, and holds the rest', () => {
    for (const [i, value] of run(numbers).entries()) {
      const x = numbers[i] ?? NaN
      expect(plain(value)).toBe(x < 0 ? 0 : x > 1 ? 1 : plain(x))
    }
  })

  test('is the built-in, bit for bit', () => {
    const builtIn = fn('builtIn', [{ x: float }], float, (x) => saturate(x))
    expect(run(numbers)).toEqual(
      runOnCPU(
        signatureOf(builtIn, 'builtIn'),
        numbers.map((x) => [x]),
      ).map(([value = NaN]) => value),
    )
  })
})

describe('saturateMediump', () => {
  const run = (xs: readonly number[]) =>
    runOnCPU(
      signatureOf(saturateMediump, 'saturateMediump'),
      xs.map((x) => [x]),
    ).map(([value = NaN]) => value)
  /** A positive number as a half float: 11 binary digits, and an exponent up to 15. */
  const asHalf = (x: number): number => {
    const step = 2 ** (Math.floor(Math.log2(x)) - 10)
    const count = x / step
    const nearest = Math.round(count)
    const rounded = (Math.abs(count - Math.trunc(count)) === 0.5 && nearest % 2 === 1 ? nearest - 1 : nearest) * step
    return rounded < 2 ** 16 ? rounded : Infinity
  }

  test('what is held can be stored as a half', () => {
    expect([65504, 65519.996, 65520, 65536].map(asHalf)).toEqual([65504, 65504, Infinity, Infinity])
    const positive = numbers.filter((x) => x > 1)
    expect(run(positive).every((value) => value <= 65504 && asHalf(value) <= 65504)).toBe(true)
  })

  test('what is not above the limit stays as it is', () => {
    const below = numbers.filter((x) => x <= 65504)
    expect(run(below)).toEqual(below)
  })
})
