/** Properties of valueNoise and the hashes below it: no pattern, and no jumps. */
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import { pcg, pcg2d, pcg3d } from '../oracle/generative/hash.ts'
import { latticeValue } from '../oracle/generative/lattice.ts'
import { noise } from '../oracle/generative/valueNoise.ts'
import { valueNoise } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const names = ['valueNoise', 'valueNoise_vec2', 'valueNoise_vec3'] as const
const cases = names.map((name, i) => ({
  name,
  dimension: i + 1,
  run: (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(valueNoise, name), rows).map(([value = NaN]) => value),
}))
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(cases)('$name', ({ dimension, run }) => {
  test('at whole points it is the hash, bit for bit, on both sides of zero', () => {
    const points = spread(times(dimension, { min: -1e6, max: 1e6 }), 2000).map((row) => row.map(Math.floor))
    expect(run(points)).toEqual(points.map(latticeValue))
  })

  test('it stays in [0, 1), is ½ on average and varies as its weights say', () => {
    const values = run(spread(times(dimension, { min: -3000, max: 3000 }), isExhaustive ? 2 ** 17 : 2 ** 15))
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    // The variance of a uniform number, times the mean of (1 − q)² + q² over the fade q for each dimension.
    const variance = (1 / 12) * (2 * (181 / 462)) ** dimension
    const average = mean(values)
    // Four standard errors; neighbours in the same cell are correlated, so there are fewer samples than points.
    expect(Math.abs(average - 0.5)).toBeLessThan(4 * Math.sqrt(variance / (values.length / 32)))
    expect(mean(values.map((value) => (value - average) ** 2))).toBeCloseTo(variance, 2)
  })

  test('it has no step, across cells and across zero', () => {
    const line = grid(-4, 4, 32_001)
    const values = run(line.map((x) => Array.from({ length: dimension }, (_, i) => Math.fround(x * (1 - 0.3 * i)))))
    // The slope of the fade is at most 1.875, and values differ by at most 1 a dimension.
    const steepest = 1.875 * dimension * (8 / 32_000)
    const jumps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? NaN)))
    expect(Math.max(...jumps)).toBeLessThan(steepest)
  })

  test('across the border of a cell, slope and curvature are 0 on both sides', () => {
    // What is left grows with the cube of the way, at most 10 times that, and rounding.
    const reach = 1 / 64
    const beside = spread(times(dimension, { min: -20, max: 20 }), 500)
    for (let axis = 0; axis < dimension; axis++) {
      const [before = [], on = [], after = []] = [-reach, 0, reach].map((way) =>
        run(beside.map((row) => row.map((value, i) => Math.fround(i === axis ? Math.floor(value) + way : value)))),
      )
      const apart = on.flatMap((value, i) => [before[i] ?? NaN, after[i] ?? NaN].map((other) => Math.abs(other - value)))
      expect(Math.max(...apart)).toBeLessThan(10 * reach ** 3 + 1e-6)
    }
  })

  test('it is flat at whole points', () => {
    const corner = Array.from({ length: dimension }, () => 3)
    const [here = NaN, there = NaN] = run([corner, corner.map((value) => value + 1 / 256)])
    // With zero slope and curvature, the rest grows with the cube: 10·(1/256)³ a dimension.
    expect(Math.abs(here - there)).toBeLessThan(dimension * 10 * (1 / 256) ** 3)
  })
})

test('a cubic fade would be seen', () => {
  const [quintic = NaN] = noise((t) => 6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3)([0.2])
  const [cubic = NaN] = noise((t) => t * t * (3 - 2 * t))([0.2])
  expect(Math.abs(quintic - cubic)).toBeGreaterThan(1e-3)
})

describe('the hashes', () => {
  test('pcg gives the numbers that are published for it', () => {
    expect([0, 1, 2, 42, 0xffffffff].map(pcg)).toEqual([129708002, 2831084092, 2055130248, 1223963391, 3861530882])
  })

  const side = isExhaustive ? 512 : 256
  const cells = Array.from({ length: side * side }, (_, i) => [(i % side) - side / 2, Math.floor(i / side) - side / 2])
  const words = {
    pcg: cells.map((_, i) => pcg(i)),
    pcg2d: cells.map((cell) => pcg2d(cell)[0] ?? NaN),
    pcg3d: cells.map((cell) => pcg3d([...cell, 7])[0] ?? NaN),
  }

  test.each(Object.entries(words))('%s fills 256 bins evenly', (_, hashes) => {
    const bins = Array.from({ length: 256 }, () => 0)
    for (const hash of hashes) bins[hash >>> 24] = (bins[hash >>> 24] ?? 0) + 1
    const expected = hashes.length / 256
    const chiSquared = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 255 degrees of freedom: mean 255, standard deviation √510; four of them to either side.
    expect(Math.abs(chiSquared - 255)).toBeLessThan(4 * Math.sqrt(510))
  })

  test.each(Object.entries(words))('neighbours of %s have nothing to do with one another', (_, hashes) => {
    const centred = hashes.map((hash) => hash / 2 ** 32 - 0.5)
    for (const lag of [1, side]) {
      const correlation = mean(centred.slice(lag).map((value, i) => value * (centred[i] ?? NaN))) * 12
      expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(centred.length))
    }
  })

  const ones = (word: number): number => word.toString(2).replaceAll('0', '').length
  const flips = {
    pcg: (v: readonly number[]) => [pcg(v[0] ?? NaN)],
    pcg2d: (v: readonly number[]) => pcg2d(v.slice(0, 2)).slice(0, 1),
    pcg3d: (v: readonly number[]) => pcg3d(v).slice(0, 1),
  }
  test.each(Object.entries(flips))('one bit of a coordinate flips half the bits of %s', (name, hash) => {
    const width = { pcg: 1, pcg2d: 2, pcg3d: 3 }[name] ?? 0
    const shares: number[] = []
    for (let i = 0; i < 2000; i++) {
      const v = Array.from({ length: width }, (_, c) => pcg(i * 3 + c))
      // Coordinates of pixels are small: the low bits have to distinguish neighbours.
      const component = i % width
      const flipped = v.map((word, c) => (c === component ? (word ^ (1 << (i % 16))) >>> 0 : word))
      shares.push(ones(((hash(v)[0] ?? NaN) ^ (hash(flipped)[0] ?? NaN)) >>> 0) / 32)
    }
    expect(Math.abs(mean(shares) - 0.5)).toBeLessThan(0.02)
  })
})
