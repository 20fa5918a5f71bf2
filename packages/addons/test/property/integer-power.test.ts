/** Properties of the whole powers and of powFast. */
import { describe, expect, test } from 'vitest'
import { pow2, pow3, pow5, pow7, powFast } from '../../src/index.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

/** 0 and −0 are one number. */
const plain = (value: number): number => value + 0

const powers = [
  { name: 'pow2', exponent: 2, limit: 4096, of: pow2 },
  { name: 'pow3', exponent: 3, limit: 256, of: pow3 },
  { name: 'pow5', exponent: 5, limit: 27, of: pow5 },
  { name: 'pow7', exponent: 7, limit: 10, of: pow7 },
].map((power) => {
  const signature = signatureOf(power.of, power.name)
  return {
    ...power,
    run: (bases: readonly number[]) =>
      runOnCPU(
        signature,
        bases.map((x) => [x]),
      ).map(([value = NaN]) => plain(value)),
  }
})

const bases = spread([{ min: -4, max: 4 }], 1000).map(([x = NaN]) => x)

test.each(powers)('$name of whole numbers is exact up to its limit', ({ exponent, limit, run }) => {
  const integers = Array.from({ length: Math.min(limit, 300) + 1 }, (_, i) => limit - i).flatMap((n) => [n, -n])
  // In whole numbers of any length: single precision holds all of them up to 2²⁴.
  expect(run(integers)).toEqual(integers.map((n) => Number(BigInt(n) ** BigInt(exponent))))
  expect(limit ** exponent).toBeLessThanOrEqual(2 ** 24)
})

test.each(powers)('$name has its parity', ({ exponent, run }) => {
  const right = run(bases.map(Math.abs))
  const left = run(bases.map((x) => -Math.abs(x)))
  expect(left).toEqual(exponent % 2 === 0 ? right : right.map((value) => 0 - value))
  expect(right.every((value) => value >= 0)).toBe(true)
})

test.each(powers)('$name leaves −1, 0 and 1 where they are', ({ exponent, run }) => {
  expect(run([-1, 0, 1])).toEqual([exponent % 2 === 0 ? 1 : -1, 0, 1])
})

test.each(powers)('$name is flat at 0', ({ run }) => {
  const near = [-16, -20].map((power) => 2 ** power)
  for (const [i, value] of run(near).entries()) expect(value / (near[i] ?? NaN)).toBeLessThanOrEqual(near[i] ?? NaN)
})

test('a square is the nearest number to the exact one', () => {
  // The product of two numbers in single precision is exact in double precision.
  expect(powers[0]?.run(bases)).toEqual(bases.map((x) => Math.fround(x * x)))
})

test('halfway, each power is as small as its page says', () => {
  expect(powers.map(({ run }) => run([0.5])[0])).toEqual([1 / 4, 1 / 8, 1 / 32, 1 / 128])
  const [, , fifth, seventh] = powers.map(({ run }) => run([0.8, 0.9].map(Math.fround)))
  expect(Math.abs((fifth?.[0] ?? NaN) - 1 / 3)).toBeLessThan(0.006)
  expect(fifth?.[1]).toBeCloseTo(0.59, 2)
  expect(seventh?.[1]).toBeCloseTo(0.48, 2)
  expect(seventh?.[1]).toBeLessThan(0.5)
})

test('a higher power is lower before 1, and steeper at 1', () => {
  const steps = grid(0.01, 0.99, 99)
  const values = powers.map(({ run }) => run(steps))
  for (const [i, higher] of values.slice(1).entries()) expect(higher.every((value, j) => value < (values[i]?.[j] ?? NaN))).toBe(true)
  const slopes = powers.map(({ run }) => (1 - (run([1 - 2 ** -12])[0] ?? NaN)) * 2 ** 12)
  for (const [i, slope] of slopes.entries()) expect(slope).toBeCloseTo(powers[i]?.exponent ?? NaN, 1)
})

test('powers of powers multiply the exponents', () => {
  const [square] = powers
  const fourth = square?.run(square.run(bases)) ?? []
  expect(Math.max(...fourth.map((value, i) => Math.abs(value - (bases[i] ?? NaN) ** 4) / Math.max(value, 1e-20)))).toBeLessThan(2e-7)
})

describe('powFast', () => {
  const signature = signatureOf(powFast, 'powFast')
  const run = (rows: readonly (readonly number[])[]) => runOnCPU(signature, rows).map(([value = NaN]) => value)
  const steps = grid(0, 1, 1001)

  test('has the ends of the power, and its slope at 1', () => {
    const h = 2 ** -14
    for (const k of [0.25, 0.5, 1, 3, 8, 64, 1e6]) {
      expect(
        run([
          [0, k],
          [1, k],
          [-0.5, k],
          [1.5, k],
        ]),
      ).toEqual([0, 1, 0, 1])
      if (k > 100) continue
      const [low = NaN, high = NaN] = run([
        [h, k],
        [1 - h, k],
      ])
      expect(low / h / (1 / k)).toBeCloseTo(1, 1)
      expect((1 - high) / h / k).toBeCloseTo(1, 1)
    }
  })

  test('is above the power by as much as the page says', () => {
    const most = [8, 64].map((k) => Math.max(...run(steps.map((x) => [x, k])).map((value, i) => value - (steps[i] ?? NaN) ** k)))
    expect(most[0]).toBeCloseTo(0.17, 2)
    expect(most[1]).toBeCloseTo(0.2, 2)
    for (const k of [1, 1.5, 2, 8, 64]) {
      const above = run(steps.map((x) => [x, k])).map((value, i) => value - (steps[i] ?? NaN) ** k)
      expect(Math.min(...above)).toBeGreaterThan(-1e-6)
    }
  })

  test('two in a row multiply their exponents', () => {
    const pairs = [
      [2, 4],
      [3, 0.5],
      [8, 1 / 8],
    ] as const
    for (const [first, second] of pairs) {
      const once = run(steps.map((x) => [x, first * second]))
      const twice = run(run(steps.map((x) => [x, first])).map((x) => [x, second]))
      expect(Math.max(...twice.map((value, i) => Math.abs(value - (once[i] ?? NaN))))).toBeLessThan(2e-6)
    }
    const same = run(steps.map((x) => [x, 1]))
    expect(Math.max(...same.map((value, i) => Math.abs(value - (steps[i] ?? NaN))))).toBeLessThan(1e-7)
  })

  test('an exponent below 1 lifts the curve', () => {
    for (const k of [0.1, 0.5, 0.9]) {
      const values = run(steps.map((x) => [x, k]))
      expect(values.slice(1, -1).every((value, i) => value > (steps[i + 1] ?? NaN))).toBe(true)
      // A concave curve: each step is no larger than the one before, but for rounding.
      const rises = values.slice(1).map((value, i) => value - (values[i] ?? NaN))
      expect(rises.slice(1).every((rise, i) => rise < (rises[i] ?? NaN) + 2e-7)).toBe(true)
    }
  })

  test('a negative exponent counts as 0', () => {
    expect(run(steps.map((x) => [x, -2]))).toEqual(steps.map((x) => Number(x > 0)))
  })
})
