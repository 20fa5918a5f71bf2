/** Properties of the functions that shape a number between 0 and 1. */
import { describe, expect, test } from 'vitest'
import {
  bias,
  bump,
  cubic,
  cubicMix,
  decimate,
  gain,
  gaussian,
  highPass,
  invCubic,
  invQuartic,
  parabola,
  quartic,
  quintic,
  smootherstep,
} from '../../src/index.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]
type Fn = Parameters<typeof signatureOf>[0]

const runner =
  (call: Fn, name: string) =>
  (rows: Rows): readonly number[] =>
    runOnCPU(signatureOf(call, name), rows).map(([value = NaN]) => value)

const at = {
  bias: runner(bias, 'bias'),
  bump: runner(bump, 'bump'),
  cubic: runner(cubic, 'cubic'),
  cubicMix: runner(cubicMix, 'cubicMix'),
  decimate: runner(decimate, 'decimate'),
  gain: runner(gain, 'gain'),
  gaussian: runner(gaussian, 'gaussian'),
  highPass: runner(highPass, 'highPass'),
  invCubic: runner(invCubic, 'invCubic'),
  invQuartic: runner(invQuartic, 'invQuartic'),
  parabola: runner(parabola, 'parabola'),
  quartic: runner(quartic, 'quartic'),
  quintic: runner(quintic, 'quintic'),
  smootherstep: runner(smootherstep, 'smootherstep'),
}

const rowsOf = (numbers: readonly number[], ...others: readonly number[]): Rows => numbers.map((x) => [x, ...others])
const largest = (numbers: readonly number[]): number => Math.max(...numbers.map(Math.abs))
const isRising = (numbers: readonly number[]): boolean => numbers.slice(1).every((value, i) => value >= (numbers[i] ?? NaN))
const only = ([value = NaN]: readonly number[]): number => value

// Their distance to 1 is exact, too.
const unit = grid(0, 1, 257)
const mirrored = unit.map((x) => 1 - x)
const exponents = [0.2, 0.5, 0.8, 1, 1.5, 2, 3, 6].map(Math.fround)
const shares = [0.05, 0.2, 0.5, 0.7, 0.95].map(Math.fround)

/** Those that need no other argument, with one where they need it. */
const shapes: readonly { readonly name: keyof typeof at; readonly others: readonly number[] }[] = [
  { name: 'bias', others: [0.75] },
  { name: 'gain', others: [2] },
  { name: 'parabola', others: [2] },
  { name: 'cubic', others: [] },
  { name: 'quartic', others: [] },
  { name: 'quintic', others: [] },
  { name: 'invCubic', others: [] },
  { name: 'invQuartic', others: [] },
]
const run = (name: keyof typeof at, numbers: readonly number[], ...others: readonly number[]) => at[name](rowsOf(numbers, ...others))

describe('a number between 0 and 1', () => {
  test.each(shapes)('$name clamps its number to 0–1', ({ name, others }) => {
    const [below, above] = [[-1e-30, -0.25, -1, -1e4].map(Math.fround), [1 + 2 ** -23, 1.5, 7, 1e4]]
    for (const value of run(name, below, ...others)) expect(value).toBe(only(run(name, [0], ...others)))
    for (const value of run(name, above, ...others)) expect(value).toBe(only(run(name, [1], ...others)))
  })

  test.each(shapes)('$name never leaves 0 to 1', ({ name, others }) => {
    const near = Array.from({ length: 300 }, (_, i) => 1 - i * 2 ** -24)
    expect(run(name, [...unit, ...near], ...others).filter((value) => !(value >= 0 && value <= 1 + 2 ** -22))).toEqual([])
    if (name === 'quintic') expect(largest(run(name, [...unit, ...near]))).toBe(1)
  })

  test.each([
    { name: 'gain' as const, others: [2.5] },
    { name: 'cubic' as const, others: [] },
    { name: 'quintic' as const, others: [] },
    { name: 'invCubic' as const, others: [] },
  ])('$name is the same turned by 180° about the middle', ({ name, others }) => {
    const back = run(name, mirrored, ...others)
    expect(largest(run(name, unit, ...others).map((value, i) => value + (back[i] ?? NaN) - 1))).toBeLessThan(2.4e-7)
  })

  test.each([
    { name: 'gain' as const, least: 1 },
    { name: 'parabola' as const, least: 4 },
  ])('$name is flat, slanted or vertical at the ends, by its k', ({ name, least }) => {
    const [h, far] = [2 ** -20, 1 - 2 ** -20]
    for (const [k, low, high] of [
      [2, 0, 1e-4],
      [1, least * 0.999, least * 1.001],
      [0.5, 1e2, Infinity],
    ] as const)
      for (const rise of [only(run(name, [h], k)) - only(run(name, [0], k)), Math.abs(only(run(name, [far], k)) - only(run(name, [1], k)))]) {
        expect(rise / h).toBeGreaterThanOrEqual(low)
        expect(rise / h).toBeLessThanOrEqual(high)
      }
  })

  test.each([
    { name: 'cubic' as const, first: 6, last: -6 },
    { name: 'quartic' as const, first: 4, last: -8 },
    { name: 'quintic' as const, first: 0, last: 0 },
  ])('$name has its slope and its second derivative at both ends', ({ name, first, last }) => {
    // Where the slope is 0, a quarter of the second difference of three points an interval apart is what the curve rises.
    const h = 2 ** -7
    const [start, second, before, end] = run(name, [h, 2 * h, 1 - 2 * h, 1 - h]).map((value) => value / h ** 2) as [number, number, number, number]
    expect(start * h).toBeLessThan(5 * h)
    expect(Math.abs(second - 2 * start - first)).toBeLessThan(60 * h)
    expect(Math.abs(before - 2 * end + 1 / h ** 2 - last)).toBeLessThan(60 * h)
  })

  test.each([
    { name: 'cubic' as const, slope: 1.5, where: 0.5 },
    { name: 'quintic' as const, slope: 1.875, where: 0.5 },
  ])('$name has its greatest slope where it says', ({ name, slope, where }) => {
    const values = run(name, grid(0, 1, 129))
    const slopes = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) * 128)
    expect(Math.max(...slopes)).toBeCloseTo(slope, 3)
    expect(Math.abs((slopes.indexOf(Math.max(...slopes)) + 0.5) / 128 - where)).toBeLessThan(0.01)
  })

  test('cubic is smoothstep from 0 to 1, and quintic is smootherstep', () => {
    const t = (x: number): number => x * x * (3 - 2 * x)
    expect(largest(run('cubic', unit).map((value, i) => value - t(unit[i] ?? NaN)))).toBeLessThan(2.4e-7)
    expect(run('quintic', [-1, ...unit, 2])).toEqual(at.smootherstep([-1, ...unit, 2].map((x) => [0, 1, x])))
  })

  test('quintic starts as 10x³', () => {
    // The third derivative of 10x³ is 60.
    for (const x of [2 ** -6, 2 ** -8, 2 ** -10]) expect(Math.abs(only(run('quintic', [x])) / x ** 3 - 10)).toBeLessThan(16 * x)
  })

  test('quartic reaches one half at 0.541', () => {
    expect(only(run('quartic', [Math.sqrt(1 - Math.sqrt(0.5))]))).toBeCloseTo(0.5, 6)
    expect(Math.sqrt(1 - Math.sqrt(0.5)).toFixed(3)).toBe('0.541')
  })
})

describe('inverses', () => {
  test.each([
    { name: 'invCubic' as const, curve: 'cubic' as const },
    { name: 'invQuartic' as const, curve: 'quartic' as const },
  ])('$name undoes its curve', ({ name, curve }) => {
    const there = run(name, unit)
    expect(largest(run(curve, there).map((value, i) => value - (unit[i] ?? NaN)))).toBeLessThan(4e-7)
    expect(isRising(there)).toBe(true)
  })

  test.each([{ name: 'invCubic' as const }, { name: 'invQuartic' as const }])('$name is vertical at both ends', ({ name }) => {
    const h = 2 ** -22
    const [first, last] = [only(run(name, [h])), 1 - only(run(name, [1 - h]))]
    expect(Math.min(first, last) / h).toBeGreaterThan(1000)
    // In the middle it rises less than its number does.
    expect(only(run(name, [0.51])) - only(run(name, [0.49]))).toBeLessThan(0.02)
  })

  test('invCubic has the slope ⅔ in the middle, and no less anywhere', () => {
    const values = run('invCubic', grid(0, 1, 65))
    const slopes = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) * 64)
    expect(Math.min(...slopes)).toBeGreaterThan(2 / 3)
    expect(Math.min(...slopes)).toBeCloseTo(2 / 3, 3)
  })

  test('invCubic keeps numbers that the usual formula loses', () => {
    const tiny = [1e-8, 1e-12, 1e-30].map(Math.fround)
    for (const x of tiny) {
      // x = 3y² there.
      expect(only(run('invCubic', [x])) / Math.sqrt(x / 3)).toBeCloseTo(1, 4)
      expect(Math.abs(Math.fround(0.5 - Math.sin(Math.asin(Math.fround(1 - 2 * x)) / 3)))).toBeLessThan(1e-15)
    }
  })

  test('invQuartic keeps numbers that the first form loses', () => {
    for (const x of [1e-8, 1e-12, 1e-30].map(Math.fround)) {
      expect(only(run('invQuartic', [x])) / Math.sqrt(x / 2)).toBeCloseTo(1, 6)
      expect(Math.sqrt(Math.fround(1 - Math.fround(Math.sqrt(Math.fround(1 - x)))))).toBe(0)
    }
  })

  test.each([
    { name: 'invCubic' as const, density: (x: number) => 6 * x * (1 - x) },
    // In a ring at r there is the density 1 − r² on a length of 2πr, of π/2 in all.
    { name: 'invQuartic' as const, density: (r: number) => ((1 - r * r) * 2 * Math.PI * r) / (Math.PI / 2) },
  ])('$name spreads random numbers with the density of its curve', ({ name, density }) => {
    // Even numbers stand for random ones: between two of them lies the same share of all.
    const places = run(name, grid(0, 1, 257))
    const errors = places.slice(1).map((to, i) => {
      const from = places[i] ?? NaN
      const middle = (from + to) / 2
      // Simpson: exact for these densities.
      return ((to - from) * (density(from) + 4 * density(middle) + density(to))) / 6 - 1 / 256
    })
    expect(largest(errors)).toBeLessThan(2e-6)
  })
})

describe('bias', () => {
  test('bias keeps 0 and 1, and one half becomes k', () => {
    for (const k of [0, ...shares, 1]) expect(run('bias', [0, 1], k)).toEqual([0, 1])
    for (const k of shares) expect(only(run('bias', [0.5], k))).toBeCloseTo(k, 6)
  })

  test('bias multiplies odds', () => {
    const odds = (p: number): number => p / (1 - p)
    const inner = unit.slice(4, -4)
    for (const k of shares)
      for (const [i, value] of run('bias', inner, k).entries()) expect(Math.abs(odds(value) / (odds(inner[i] ?? NaN) * odds(k)) - 1)).toBeLessThan(1e-4)
  })

  test('bias with 1 − k undoes bias with k', () => {
    for (const k of shares) {
      const back = run('bias', run('bias', unit, k), 1 - k)
      expect(largest(back.map((value, i) => value - (unit[i] ?? NaN)))).toBeLessThan(3e-6)
    }
  })

  test('bias grows with both of its arguments', () => {
    for (const k of shares) expect(isRising(run('bias', grid(0, 1, 129), k))).toBe(true)
    for (const x of [0.1, 0.5, 0.9]) expect(isRising(at.bias(grid(0, 1, 129).map((k) => [x, k])))).toBe(true)
  })

  test('bias has its slopes at both ends', () => {
    const h = 2 ** -12
    for (const k of [0.25, 0.5, 0.75]) {
      const [first, last] = [only(run('bias', [h], k)) / h, (1 - only(run('bias', [1 - h], k))) / h]
      expect(Math.abs(first - k / (1 - k))).toBeLessThan(0.005)
      expect(Math.abs(last - (1 - k) / k)).toBeLessThan(0.005)
    }
  })
})

describe('gain', () => {
  test('gain keeps 0, one half and 1', () => {
    for (const k of [-2, 0, ...exponents, 40]) expect(run('gain', [0, 0.5, 1], k)).toEqual([0, 0.5, 1])
  })

  test('gain has the slope k in the middle, and its second derivative jumps there', () => {
    const h = 2 ** -7
    for (const k of [0.5, 2, 3]) {
      const [low, below, middle, above, high] = run('gain', [0.5 - 2 * h, 0.5 - h, 0.5, 0.5 + h, 0.5 + 2 * h], k) as [number, number, number, number, number]
      expect(Math.abs((above - below) / (2 * h) - k)).toBeLessThan(0.1)
      expect(Math.abs((low - 2 * below + middle) / h ** 2 - 2 * k * (k - 1))).toBeLessThan(0.5)
      expect(Math.abs((middle - 2 * above + high) / h ** 2 + 2 * k * (k - 1))).toBeLessThan(0.5)
    }
  })

  test('two gains in a row are one with the product of both', () => {
    // Nearer to 1 the first has rounded to 1 what the second would have to distinguish.
    const inner = unit.filter((x) => x <= 0.9)
    for (const [k, other] of [
      [0.5, 2],
      [1.5, 2],
      [3, 2],
      [3, 1 / 3],
      [1.5, 2 / 3],
    ] as const) {
      const both = run('gain', run('gain', inner, k), Math.fround(other))
      const once = run('gain', inner, Math.fround(k * other))
      expect(largest(both.map((value, i) => value - (once[i] ?? NaN)))).toBeLessThan(4e-6)
    }
    expect(run('gain', run('gain', [1 - 2 ** -10], 3), Math.fround(1 / 3))).toEqual([1])
  })

  test('gain stays on its side of one half', () => {
    for (const k of exponents) {
      const values = run('gain', unit, k)
      expect(values.every((value, i) => (value - 0.5) * ((unit[i] ?? NaN) - 0.5) >= 0)).toBe(true)
      expect(isRising(values)).toBe(true)
    }
  })
})

describe('hills', () => {
  test('bump ends at the distance 1 / k', () => {
    for (const k of [0.5, 1, 2, 4]) {
      expect(run('bump', [0], k)).toEqual([1])
      const inside = [0.25, 0.5, 0.75, 0.99].map((share) => share / k)
      expect(run('bump', [...inside, ...inside.map((x) => -x)], k).every((value) => value > 0 && value < 1)).toBe(true)
      expect(
        run(
          'bump',
          [1, 1.01, 2, 100].flatMap((share) => [share / k, -share / k]),
          k,
        ).every((value) => value === 0),
      ).toBe(true)
    }
  })

  test('bump is 1 everywhere for k = 0, and the same for −k', () => {
    expect(run('bump', [-100, 0, 3, 1e6], 0)).toEqual([1, 1, 1, 1])
    const places = grid(-2, 2, 101)
    expect(run('bump', places, -1.5)).toEqual(run('bump', places, 1.5))
  })

  test('bump has a corner at its foot that squaring takes away', () => {
    const h = 2 ** -10
    for (const k of [1, 2, 4]) {
      const value = only(run('bump', [1 / k - h], k))
      expect(Math.abs(value / h - 2 * k)).toBeLessThan(k * k * h * 1.01)
      expect(value ** 2 / h).toBeLessThan(5 * k * k * h)
    }
  })

  test('parabola with k = 1 is bump with k = 2, shifted by one half', () => {
    const places = grid(-0.5, 1.5, 201)
    const hill = at.bump(places.map((x) => [x - 0.5, 2]))
    expect(largest(run('parabola', places, 1).map((value, i) => value - (hill[i] ?? NaN)))).toBeLessThan(3e-7)
  })

  test('parabola is an arch, narrower the larger k is', () => {
    for (const k of [-1, 0, ...exponents, 40]) expect(run('parabola', [0, 0.5, 1], k)).toEqual([0, 1, 0])
    for (const x of [0.1, 0.3, 0.45, 0.8]) {
      const heights = at.parabola(exponents.map((k) => [Math.fround(x), k]))
      expect(heights.slice(1).every((value, i) => value < (heights[i] ?? NaN))).toBe(true)
    }
  })

  test('parabola is the same forwards and backwards', () => {
    for (const k of exponents) expect(run('parabola', mirrored, k)).toEqual(run('parabola', unit, k))
  })

  test('parabola with k = ½ is half an ellipse', () => {
    const heights = run('parabola', unit, 0.5)
    expect(largest(heights.map((value, i) => value ** 2 + (2 * (unit[i] ?? NaN) - 1) ** 2 - 1))).toBeLessThan(1e-6)
  })
})

describe('gaussian', () => {
  test('gaussian is a bell that sigma widens', () => {
    for (const sigma of [0.5, 1, -2]) {
      const width = Math.abs(sigma)
      const [top = NaN, one = NaN, three = NaN] = run('gaussian', [0, width, 3 * width], sigma)
      expect([top, one.toFixed(2), three.toFixed(2)]).toEqual([1, '0.61', '0.01'])
      const values = run('gaussian', grid(0, 4 * width, 401), sigma)
      const falls = values.slice(1).map((value, i) => (values[i] ?? NaN) - value)
      // It is steepest at sigma, the hundredth of four hundred steps.
      expect(Math.abs(falls.indexOf(Math.max(...falls)) - 99.5)).toBeLessThan(1)
    }
    expect(run('gaussian', [1e-6, 1, 1e9], 0)).toEqual([0, 0, 0])
  })

  test('gaussian of a vector is the product of those of its components', () => {
    const rows = spread([...Array.from({ length: 3 }, () => ({ min: -2, max: 2 })), { min: 0.4, max: 2 }], 300)
    const vectors = runOnCPU(signatureOf(gaussian, 'gaussian_vec3'), rows)
    for (const [i, row] of rows.entries()) {
      const product = row.slice(0, 3).reduce((all, x) => all * only(run('gaussian', [x], row[3] ?? NaN)), 1)
      expect(Math.abs(only(vectors[i] ?? []) - product)).toBeLessThan(1e-6)
    }
  })

  test('gaussian with a total has that integral in one, two and three dimensions', () => {
    // Sums over a grid: of a Gaussian they are the integral, up to what lies outside.
    const steps = grid(-3, 3, 25)
    for (const sigma of [0.5, 0.6]) {
      const sum = (name: string, rows: Rows): number => runOnCPU(signatureOf(gaussian, name), rows).reduce((all, value) => all + only(value), 0)
      expect(sum('gaussian_total', rowsOf(steps, sigma, 2)) / 4).toBeCloseTo(2, 4)
      const plane = steps.flatMap((x) => steps.map((y) => [x, y]))
      expect(
        sum(
          'gaussian_total_vec2',
          plane.map((p) => [...p, sigma, 2]),
        ) / 16,
      ).toBeCloseTo(2, 4)
      const coarse = grid(-3, 3, 13)
      const space = coarse.flatMap((x) => coarse.flatMap((y) => coarse.map((z) => [x, y, z, sigma, 2])))
      expect(sum('gaussian_total_vec3', space) / 8).toBeCloseTo(2, 1)
    }
  })

  test('gaussian with a total stays 0 where the bell is 0', () => {
    // The height of these at the origin is no number in single precision.
    for (const sigma of [0, 1e-9]) expect(runOnCPU(signatureOf(gaussian, 'gaussian_total_vec4'), [[1, 0, 0, 0, sigma, 1e6]])).toEqual([[0]])
    expect(runOnCPU(signatureOf(gaussian, 'gaussian_total_vec3'), [[0, 1, 0, 0, -1e30]]).map(([value = NaN]) => Math.abs(value))).toEqual([0])
  })

  test('gaussian is 0 in single precision from about 14 sigma on', () => {
    const [before = NaN, after = NaN] = run('gaussian', [13, 14.5], 1)
    expect(before).toBeGreaterThan(0)
    expect(after).toBe(0)
  })
})

describe('highPass', () => {
  test('highPass takes its threshold to 0 and keeps 1', () => {
    for (const b of [-1, 0, 0.25, 0.4, 0.9, 1 - 2 ** -24].map(Math.fround)) {
      expect(run('highPass', [b, b - 0.5, b - 100], b).every((value) => value === 0)).toBe(true)
      expect(run('highPass', [1], b)).toEqual([1])
    }
  })

  test('highPass goes on above 1, with the same slope', () => {
    for (const b of [-1, 0, 0.25, 0.75]) {
      const slope = 1 / (1 - b)
      const values = run('highPass', [b + 0.125, 1, 2, 10], b)
      for (const [i, x] of [b + 0.125, 1, 2, 10].entries()) expect(values[i]).toBeCloseTo(slope * (x - b), 5)
    }
  })

  test('highPass leaves nothing of a threshold of 1 or more', () => {
    for (const b of [1, 1 + 2 ** -23, 2, 1e6]) expect(run('highPass', [-1, 0, 1, 2, 1e7], b)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('cubicMix', () => {
  test('cubicMix begins at exactly a, ends at exactly b, and stays there', () => {
    for (const [a = NaN, b = NaN] of spread(
      [
        { min: -9, max: 9 },
        { min: -9, max: 9 },
      ],
      200,
    )) {
      expect(at.cubicMix([-4, -0.5, 0].map((t) => [a, b, t]))).toEqual([a, a, a])
      expect(at.cubicMix([1, 1.5, 4].map((t) => [a, b, t]))).toEqual([b, b, b])
    }
  })

  test('cubicMix leaves a and reaches b with the slope 0', () => {
    const h = 2 ** -8
    const [first = NaN, last = NaN] = at.cubicMix([h, 1 - h].map((t) => [2, 6, t]))
    // A quadratic start: half of the second derivative, 6 times the difference, which is 4.
    expect(Math.abs((first - 2) / h ** 2 - (6 * 4) / 2)).toBeLessThan(0.1)
    expect(Math.abs((6 - last) / h ** 2 - (6 * 4) / 2)).toBeLessThan(0.1)
  })
})

describe('decimate', () => {
  const numbers = spread([{ min: -3, max: 3 }], 500).map(only)

  test('decimate lies below x by less than a step', () => {
    for (const steps of [1, 2, 5, 8, 0.5, 7.25]) {
      const below = run('decimate', numbers, steps).map((value, i) => (numbers[i] ?? NaN) - value)
      expect(below.every((rest) => rest > -4e-7 && rest < 1 / steps + 4e-7)).toBe(true)
    }
    // At the front of a step nothing is taken off: these are exact.
    const fronts = Array.from({ length: 33 }, (_, i) => (i - 16) / 8)
    expect(run('decimate', fronts, 8)).toEqual(fronts)
  })

  test('decimate gives as many values as steps, from 0 on', () => {
    const inside = grid(0, 1 - 2 ** -9, 512)
    for (const steps of [1, 2, 4, 8, 16]) {
      const values = [...new Set(run('decimate', inside, steps))]
      expect(values).toEqual(Array.from({ length: steps }, (_, i) => i / steps))
    }
  })

  test('decimate with a negative count rounds up', () => {
    const above = run('decimate', numbers, -4).map((value, i) => value - (numbers[i] ?? NaN))
    expect(above.every((rest) => rest > -4e-7 && rest < 0.25 + 4e-7)).toBe(true)
  })

  test('decimate with no steps is 0', () => {
    for (const steps of [0, 9e-21, -1e-30].map(Math.fround)) expect(run('decimate', [-3, -0.1, 0, 0.7, 1e6], steps).every((value) => value === 0)).toBe(true)
  })

  test('decimate may take a number at an edge for the step below or above', () => {
    // The first multiples of 1 / steps for which rounding shows.
    const fallen = Array.from({ length: 200 }, (_, i) => i + 2).filter((steps) => only(run('decimate', [Math.fround(1 / steps)], steps)) === 0)
    expect(fallen.length).toBeGreaterThan(0)
    expect(Math.min(...fallen)).toBeGreaterThan(16)
    // The number before 11/12, whose product with 12 rounds to 11.
    const before = Math.fround(11 / 12) - 2 ** -24
    expect(only(run('decimate', [before], 12))).toBeGreaterThan(before)
  })
})
