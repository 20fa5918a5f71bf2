/** Properties of the remainders: frac, mod2, modi; and of absi, the other function of integers. */
import { abs, fn, float, fract, int } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { absi, frac, mod2, modi, safeMod } from '../../src/index.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]

const lowest = -(2 ** 31)
const largest = 2 ** 31 - 1

/** 0 and −0 are one number. */
const plain = (value: number): number => value + 0

describe('frac', () => {
  const run = (xs: readonly number[]) =>
    runOnCPU(
      signatureOf(frac, 'frac'),
      xs.map((x) => [x]),
    ).map(([value = NaN]) => value)
  const numbers = [...spread([{ min: -8, max: 8 }], 1000).map(([x = NaN]) => x), 0, 1, -1, 1e-8, -1e-8, 1e6 + 0.25, 3e38].map(Math.fround)

  test('frac is the built-in, bit for bit', () => {
    const builtIn = fn('builtIn', [{ x: float }], float, (x) => fract(x))
    expect(run(numbers)).toEqual(
      runOnCPU(
        signatureOf(builtIn, 'builtIn'),
        numbers.map((x) => [x]),
      ).map(([value = NaN]) => value),
    )
  })

  test('frac is 0 from 2²³ on', () => {
    const large = [2 ** 23, 2 ** 23 + 1, 1e8, 1e20, 3e38].flatMap((x) => [x, -x]).map(Math.fround)
    expect(run(large).map(plain)).toEqual(large.map(() => 0))
    expect(run([2 ** 23 - 0.5])).toEqual([0.5])
  })

  test('frac reaches 1 only just below 0', () => {
    const below = [-1e-8, -1e-20, -1e-30].map(Math.fround)
    expect(run(below)).toEqual([1, 1, 1])
    const values = run(numbers)
    expect(numbers.filter((x, i) => values[i] === 1 && !(x < 0 && x > -(2 ** -24)))).toEqual([])
    expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
    expect(
      runOnCPU(
        signatureOf(safeMod, 'safeMod'),
        below.map((x) => [x, 1]),
      ).every(([value = NaN]) => value < 1),
    ).toBe(true)
  })

  test('frac is a sawtooth on both sides of 0', () => {
    const steps = grid(-4, 4, 1025)
    expect(run(steps)).toEqual(steps.map((_, i) => (i % 128) / 128))
  })
})

describe('mod2', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(mod2, 'mod2'), rows)
  const rows = [
    ...spread(
      [
        { min: -100, max: 100 },
        { min: -4, max: 4 },
      ],
      2000,
    ),
    ...[0.1, 0.3, 0.7, 1, 1.5, 7].flatMap((y) => [-30, -7, -3, -1, 0, 1, 2, 3, 10, 97].map((k) => [k * y, y])),
    [-1e-8, 1],
    [1e-8, -1],
  ]
    .map((row) => row.map(Math.fround))
    .filter(([, y]) => y !== 0)

  test('the remainder stays below the period', () => {
    expect(
      run(rows).filter(([remainder = NaN], i) => {
        const y = rows[i]?.[1] ?? NaN
        return y > 0 ? !(remainder >= 0 && remainder < y) : !(remainder <= 0 && remainder > y)
      }),
    ).toEqual([])
  })

  test('the cell times the period and the remainder make the number again', () => {
    for (const [i, [remainder = NaN, cell = NaN]] of run(rows).entries()) {
      const [x = NaN, y = NaN] = rows[i] ?? []
      expect(Number.isInteger(cell)).toBe(true)
      // Within the last digits of x: far less than a cell, so that both belong together.
      expect(Math.abs(cell * y + remainder - x)).toBeLessThanOrEqual(Math.abs(x) * 2 ** -22 + Math.abs(y) * 2 ** -24)
    }
  })

  test('mod2 of a period that is too small to divide by is 0 and 0', () => {
    const tiny = [0, 1e-30, -9e-21].flatMap((y) => [5.5, -0.25, 1e20].map((x) => [x, y].map(Math.fround)))
    expect(run(tiny).map((row) => row.map(plain))).toEqual(tiny.map(() => [0, 0]))
  })
})

const bounds = [lowest, lowest + 1, -7, -1, 0, 1, 5, largest - 1, largest]

describe('modi', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(modi, 'modi'), rows).map(([value = NaN]) => value)
  const rows = [...Array(41).keys()].flatMap((i) => [-7, -3, -1, 0, 1, 2, 3, 7].map((y) => [i - 20, y]))

  test('modi counts up to its period and begins again, on both sides of 0', () => {
    for (const y of [1, 2, 3, 7]) {
      const xs = [...Array(6 * y).keys()].map((i) => i - 3 * y)
      expect(run(xs.map((x) => [x, y]))).toEqual(xs.map((_, i) => i % y))
    }
  })

  test('modi has the sign of its period and is smaller', () => {
    for (const [i, value] of run(rows).entries()) {
      const y = rows[i]?.[1] ?? NaN
      if (y > 0) expect(value >= 0 && value <= y - 1).toBe(true)
      else if (y < 0) expect(value <= 0 && value >= y + 1).toBe(true)
      else expect(value).toBe(0)
    }
  })

  test('modi is the truncated remainder, or one period more', () => {
    for (const [i, value] of run(rows).entries()) {
      const [x = NaN, y = NaN] = rows[i] ?? []
      const truncated = y === 0 ? 0 : plain(x % y)
      expect(value).toBe(truncated !== 0 && truncated < 0 !== y < 0 ? truncated + y : truncated)
    }
  })

  test('modi is right at the ends of the integers', () => {
    const ends = bounds.flatMap((x) => bounds.map((y) => [x, y]))
    const floored = (x: bigint, y: bigint): bigint => (y === 0n ? 0n : ((x % y) + y) % y)
    expect(run(ends)).toEqual(ends.map(([x = NaN, y = NaN]) => Number(floored(BigInt(x), BigInt(y)))))
  })
})

describe('absi', () => {
  const run = (xs: readonly number[]) =>
    runOnCPU(
      signatureOf(absi, 'absi'),
      xs.map((x) => [x]),
    ).map(([value = NaN]) => value)
  const builtIn = fn('builtIn', [{ x: int }], int, (x) => abs(x))
  const runBuiltIn = (xs: readonly number[]) =>
    runOnCPU(
      signatureOf(builtIn, 'builtIn'),
      xs.map((x) => [x]),
    ).map(([value = NaN]) => value)

  test('absi is never negative, where the built-in is', () => {
    expect(run(bounds).every((value) => value >= 0)).toBe(true)
    expect(run([lowest])).toEqual([largest])
    expect(runBuiltIn([lowest])).toEqual([lowest])
  })

  test('absi is the built-in for all but the lowest int', () => {
    const others = [...bounds.slice(1), ...[...Array(41).keys()].map((i) => i - 20)]
    expect(run(others)).toEqual(runBuiltIn(others))
  })

  test('absi changes by 1 with each step', () => {
    const values = run([...Array(41).keys()].map((i) => i - 20))
    expect(values.slice(1).every((value, i) => Math.abs(value - (values[i] ?? NaN)) === 1)).toBe(true)
  })
})
