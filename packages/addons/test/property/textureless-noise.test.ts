/** Properties of the building blocks of textureless noise, and of hammersley. */
import { describe, expect, test } from 'vitest'
import { grad4, hammersley, mod289, permute, taylorInvSqrt } from '../../src/index.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]
const numbers = Array.from({ length: 289 }, (_, i) => i)
const column = (values: readonly number[]): Rows => values.map((value) => [value])

describe('mod289', () => {
  const run = (values: readonly number[]) => runOnCPU(signatureOf(mod289, 'mod289'), column(values)).flat()

  test('of whole numbers is the remainder, from 0 to 288', () => {
    // Beside multiples up to the ends of the range, where rounding decides, four numbers in a call.
    const rows = Array.from({ length: 580 }, (_, i) => 25 * (i - 290)).map((k) => [289 * k - 1, 289 * k, 289 * (k + 13) - 1, 289 * (k + 13)])
    expect(runOnCPU(signatureOf(mod289, 'mod289_vec4'), rows).filter((row) => row.join() !== '288,0,288,0')).toEqual([])
    expect(run([-4194304, 4194304])).toEqual([-4194304, 4194304].map((x) => ((x % 289) + 289) % 289))
  })

  test('the plain formula misses multiples of 289, and this one does not', () => {
    const reciprocal = Math.fround(1 / 289)
    const plain = (x: number): number => x - Math.floor(Math.fround(x * reciprocal)) * 289
    expect(plain(-8959)).toBe(289)
    expect(run([-8959])).toEqual([0])
  })

  test('between whole numbers it runs from −½ to 288½', () => {
    const results = run(grid(-300, 300, 1201))
    expect(Math.min(...results)).toBe(-0.5)
    expect(Math.max(...results)).toBe(288)
    expect(run([288.46875])).toEqual([288.46875])
    expect(run([288.5])).toEqual([-0.5])
  })
})

describe('permute', () => {
  const run = (values: readonly number[]) => runOnCPU(signatureOf(permute, 'permute'), column(values)).flat()

  test('each number from 0 to 288 comes out once', () => {
    expect(run(numbers).toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test('only 0 stays in place, where the polynomial of 2012 has seventeen such numbers', () => {
    expect(run(numbers).flatMap((value, i) => (value === i ? [i] : []))).toEqual([0])
    expect(numbers.filter((x) => (34 * x * x + x) % 289 === x)).toEqual(Array.from({ length: 17 }, (_, i) => 17 * i))
  })

  test('it repeats after 289', () => {
    const first = run(numbers)
    for (const turns of [-14_000, -1, 1, 2, 14_000]) expect(run(numbers.map((x) => x + 289 * turns))).toEqual(first)
  })
})

describe('grad4', () => {
  const run = (values: readonly number[]) => runOnCPU(signatureOf(grad4, 'grad4'), column(values))

  test('the absolute values of the components add up to 1.5', () => {
    const gradients = run(numbers)
    expect(Math.max(...gradients.map((g) => Math.abs(g.reduce((sum, value) => sum + Math.abs(value), 0) - 1.5)))).toBeLessThan(4e-7)
    const lengths = gradients.map((g) => Math.hypot(...g))
    expect([Math.min(...lengths), Math.max(...lengths)].map((length) => Math.round(length * 100) / 100)).toEqual([0.77, 1.25])
  })

  test('all sixteen combinations of signs occur, and the mean is near 0', () => {
    const gradients = run(numbers)
    const counts = new Map<string, number>()
    for (const g of gradients) {
      const signs = g.map((value) => (value < 0 ? '-' : '+')).join('')
      counts.set(signs, (counts.get(signs) ?? 0) + 1)
    }
    expect(counts.size).toBe(16)
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(10)
    for (const axis of [0, 1, 2, 3]) expect(Math.abs(gradients.reduce((sum, g) => sum + (g[axis] ?? NaN), 0) / 289)).toBeLessThan(0.05)
  })

  test('the numbers from 0 to 293 have different gradients, and those from 294 on repeat them', () => {
    const all = run(Array.from({ length: 588 }, (_, i) => i)).map((g) => g.join())
    expect(new Set(all.slice(0, 294)).size).toBe(294)
    expect(all.slice(294)).toEqual(all.slice(0, 294))
  })
})

describe('taylorInvSqrt', () => {
  const errors = (low: number, high: number) => {
    const places = grid(low, high, 401)
    return runOnCPU(signatureOf(taylorInvSqrt, 'taylorInvSqrt'), column(places)).map(([value = NaN], i) => value * Math.sqrt(places[i] ?? NaN) - 1)
  }

  test('the line touches the curve at 0.7 and is below it elsewhere', () => {
    expect(Math.max(...errors(0.001, 4))).toBeLessThan(2e-7)
    expect(Math.max(...errors(0.001, 0.65))).toBeLessThan(-1e-3)
    expect(Math.max(...errors(0.75, 4))).toBeLessThan(-1e-3)
    // The slope there is that of the curve: the error grows with the square of the distance.
    expect(Math.min(...errors(0.69, 0.71))).toBeGreaterThan(-1e-4)
  })

  test('its error is as small as the record says', () => {
    expect(Math.min(...errors(0.6, 0.81))).toBeGreaterThan(-0.01)
    expect(Math.min(...errors(0.4, 1.09))).toBeGreaterThan(-0.1)
    expect(Math.max(...errors(2.101, 100))).toBeLessThan(0)
    expect(Math.min(...errors(0, 2.099))).toBeGreaterThanOrEqual(-1)
  })

  test('gradients of grad4 become nearly as long as one another, but for the longest', () => {
    const lengths = runOnCPU(signatureOf(grad4, 'grad4'), column(Array.from({ length: 289 }, (_, j) => j))).map((g) => Math.hypot(...g))
    const scales = runOnCPU(signatureOf(taylorInvSqrt, 'taylorInvSqrt'), column(lengths.map((length) => length ** 2))).map(([value = NaN]) => value)
    const scaled = lengths.map((length, i) => length * (scales[i] ?? NaN))
    expect(scaled.filter((length) => length > 0.9 && length < 1).length / 289).toBeCloseTo(0.9, 1)
    const least = Math.min(...scaled)
    expect(least).toBeCloseTo(0.58, 2)
    expect(lengths[scaled.indexOf(least)]).toBeCloseTo(Math.max(...lengths), 5)
  })
})

describe('hammersley', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(hammersley, 'hammersley'), rows)
  const set = (n: number) => run(Array.from({ length: n }, (_, i) => [i, n]))

  test('every point lies in the unit square, without its far sides', () => {
    const last = [1, 2, 3, 100, 2 ** 20, 2 ** 24 - 1, 2 ** 24].map((n) => [n - 1, n])
    for (const [x = NaN, y = NaN] of [...run(last), ...set(77)]) expect(x >= 0 && x < 1 && y >= 0 && y < 1).toBe(true)
    // The second part, whatever the number.
    expect(run([[4294967295, 1]])[0]?.[1]).toBe(1 - 2 ** -24)
  })

  test('a power of two puts one point in each rectangle of every shape', () => {
    for (const power of [3, 6, 7]) {
      const n = 2 ** power
      const points = set(n)
      // 1 by n, 2 by n/2, … n by 1.
      for (let k = 0; k <= power; k++) {
        const fields = points.map(([x = NaN, y = NaN]) => Math.floor(x * 2 ** k) * 2 ** (power - k) + Math.floor(y * 2 ** (power - k)))
        expect(new Set(fields).size).toBe(n)
      }
    }
  })

  test('y goes to the middle of a largest gap', () => {
    const ys = set(64).map(([, y = NaN]) => y)
    const taken = [0, 1]
    for (const y of ys.slice(1)) {
      const sorted = taken.toSorted((a, b) => a - b)
      const gaps = sorted.slice(1).map((value, i) => ({ middle: (value + (sorted[i] ?? NaN)) / 2, size: value - (sorted[i] ?? NaN) }))
      const largest = Math.max(...gaps.map(({ size }) => size))
      expect(gaps.some(({ middle, size }) => size === largest && middle === y)).toBe(true)
      taken.push(y)
    }
  })

  test('half a field further, the mean of a power of two points is the middle', () => {
    const mean = (n: number, part: 0 | 1) => set(n).reduce((sum, point) => sum + (point[part] ?? NaN) + 0.5 / n, 0) / n
    for (const n of [1, 2, 16, 64, 256]) for (const part of [0, 1] as const) expect(mean(n, part)).toBeCloseTo(0.5, 6)
    // Not of three: the third point leaves the last gap open.
    expect(mean(3, 1)).toBeLessThan(0.42)
  })

  test('its average over an area is closer than that of random points', () => {
    /** The error of the share of a quarter disc, over many radii, in standard errors of as many random points. */
    const inErrorsOfRandom = (n: number): number => {
      // Half a field further, so that the set is in the middle.
      const away = set(n).map(([x = NaN, y = NaN]) => Math.hypot(x + 0.5 / n, y + 0.5 / n))
      const squares = Array.from({ length: 40 }, (_, i) => 0.3 + i / 60).map((radius) => {
        const area = (Math.PI / 4) * radius ** 2
        return (away.filter((value) => value < radius).length / n - area) ** 2 / ((area * (1 - area)) / n)
      })
      return Math.sqrt(squares.reduce((sum, value) => sum + value) / squares.length)
    }
    const [few, many] = [inErrorsOfRandom(64), inErrorsOfRandom(1024)]
    expect(few).toBeLessThan(0.5)
    expect(many).toBeLessThan(0.2)
  })
})
