/** Properties of cnoise, pnoise and snoise: bounds, zeros, periods, smoothness, and how often each slope occurs. */
import { describe, expect, test } from 'vitest'
import { cnoise, pnoise, snoise } from '../../src/index.ts'
import { classicScale, classicSlope, classicSlopes } from '../oracle/generative/classic.ts'
import { ease } from '../oracle/generative/lattice.ts'
import { simplexNoise, simplexScale } from '../oracle/generative/snoise.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { largest } from './largest.ts'

type Row = readonly number[]
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const rms = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => value ** 2)))
const classic = [
  { name: 'cnoise', dimension: 2 },
  { name: 'cnoise_vec3', dimension: 3 },
  { name: 'cnoise_vec4', dimension: 4 },
].map((one) => ({ ...one, run: (rows: readonly Row[]) => runOnCPU(signatureOf(cnoise, one.name), rows).map(([value = NaN]) => value) }))
const simplex = [
  { name: 'snoise', dimension: 2 },
  { name: 'snoise_vec3', dimension: 3 },
  { name: 'snoise_vec4', dimension: 4 },
].map((one) => ({ ...one, run: (rows: readonly Row[]) => runOnCPU(signatureOf(snoise, one.name), rows).map(([value = NaN]) => value) }))
const periodic = [
  { name: 'pnoise', dimension: 2 },
  { name: 'pnoise_vec3', dimension: 3 },
].map((one) => ({ ...one, run: (rows: readonly Row[]) => runOnCPU(signatureOf(pnoise, one.name), rows).map(([value = NaN]) => value) }))

/** The steepest of all slopes, `away` from its lattice point: the largest of all coordinates but one, added up. */
const steepest = (away: Row): number => {
  const sorted = away.map(Math.abs).toSorted((one, other) => other - one)
  const counted = away.length === 2 ? sorted : sorted.slice(0, -1)
  return counted.reduce((sum, part) => sum + part, 0)
}
/** The largest sum at a place in a cell, whatever the slopes are. */
const classicSum = (t: Row): number => {
  let sum = 0
  for (let corner = 0; corner < 2 ** t.length; corner++) {
    const bits = t.map((_, axis) => (corner >> axis) & 1)
    sum += t.reduce((share, x, axis) => share * (bits[axis] === 1 ? ease(x) : 1 - ease(x)), steepest(t.map((x, axis) => x - (bits[axis] ?? NaN))))
  }
  return sum
}
/** The same for a skewed place. */
const simplexSum = (t: Row): number => {
  const g = (1 - 1 / Math.sqrt(t.length + 1)) / t.length
  let sum = 0
  for (let corner = 0; corner < 2 ** t.length; corner++) {
    const skewed = t.map((x, axis) => x - ((corner >> axis) & 1))
    const total = skewed.reduce((all, x) => all + x)
    const away = skewed.map((x) => x - total * g)
    const reach = 0.5 - away.reduce((square, x) => square + x * x, 0)
    if (reach > 0) sum += reach ** 4 * steepest(away)
  }
  return sum
}

test('the largest possible sums are what the noises are divided by', () => {
  for (const dimension of [2, 3, 4]) {
    for (const [sum, scale] of [
      [classicSum, classicScale[dimension] ?? NaN],
      [simplexSum, simplexScale[dimension] ?? NaN],
    ] as const) {
      const most = largest(sum, times(dimension, { min: 0, max: 1 }), dimension === 4 ? 2 : 4) * scale
      expect(most).toBeGreaterThan(0.9997)
      expect(most).toBeLessThan(1 + 1e-12)
    }
  }
  // And the noises themselves: some come close.
  for (const { run, dimension } of [...classic, ...simplex]) {
    const values = run(spread(times(dimension, { min: -500, max: 500 }), 1000)).map(Math.abs)
    expect(Math.max(...values)).toBeLessThanOrEqual(1)
    expect(Math.max(...values)).toBeGreaterThan(0.5)
  }
  const centres = Array.from({ length: 128 * 128 }, (_, i) => [(i % 128) + 0.5, Math.floor(i / 128) - 63.5])
  expect(Math.max(...(classic[0]?.run(centres) ?? []))).toBe(1)
})

test('in space there are 12 slopes and in four dimensions 32, each as frequent as another', () => {
  for (const [dimension, number] of [
    [3, 12],
    [4, 32],
  ] as const) {
    const known = classicSlopes(dimension).map((slope) => slope.join())
    expect(new Set(known).size).toBe(number)
    const count = 3200
    const found = Array.from({ length: count }, (_, i) =>
      classicSlope([i % 40, Math.floor(i / 40) % 40, Math.floor(i / 1600), 3].slice(0, dimension))
        .map((part) => part + 0)
        .join(),
    )
    const counts = new Map<string, number>()
    for (const slope of found) counts.set(slope, (counts.get(slope) ?? 0) + 1)
    for (const slope of known) {
      const share = (counts.get(slope) ?? 0) / count
      expect(Math.abs(share * number - 1)).toBeLessThan(4 * Math.sqrt(number / count))
    }
  }
})

test('the slopes of the plane are eight, and diagonal ones are half as frequent', () => {
  const count = 5000
  const found = Array.from({ length: count }, (_, i) => classicSlope([(i % 100) - 50, Math.floor(i / 100)]))
  expect(new Set(found.map((slope) => slope.map((part) => part + 0).join())).size).toBe(8)
  const diagonal = found.filter((slope) => slope.every((part) => part !== 0)).length / count
  expect(Math.abs(diagonal - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / count))
})

test('cnoise and pnoise are zero at whole points', () => {
  for (const { run, dimension } of classic)
    expect(run(spread(times(dimension, { min: -1e6, max: 1e6 }), 300).map((row) => row.map(Math.floor))).every((value) => value === 0)).toBe(true)
  for (const { run, dimension } of periodic) {
    const rows = spread([...times(dimension, { min: -1e5, max: 1e5 }), ...times(dimension, { min: 0, max: 9 })], 300)
    expect(run(rows.map((row) => row.map(Math.floor))).every((value) => value === 0)).toBe(true)
  }
})

test('most of cnoise lies within ±0.5', () => {
  for (const { run, dimension } of classic) {
    const values = run(spread(times(dimension, { min: -3000, max: 3000 }), 2000))
    expect(values.filter((value) => Math.abs(value) <= 0.5).length).toBeGreaterThan(0.93 * values.length)
    expect(Math.abs(mean(values))).toBeLessThan((4 * rms(values)) / Math.sqrt(values.length))
  }
})

describe.each(classic)('$name', ({ dimension, run }) => {
  test('across the border of a cell, slope and curvature are the same on both sides', () => {
    // On the border the neighbour adds nothing, so the noise is straight up to the cube of the way: at most 60 times that, and rounding.
    const reach = 1 / 64
    const beside = spread(times(dimension, { min: -20, max: 20 }), 200)
    for (let axis = 0; axis < dimension; axis++) {
      const [before = [], on = [], after = []] = [-reach, 0, reach].map((way) =>
        run(beside.map((row) => row.map((value, i) => Math.fround(i === axis ? Math.floor(value) + way : value)))),
      )
      expect(Math.max(...on.map((value, i) => Math.abs((before[i] ?? NaN) + (after[i] ?? NaN) - 2 * value)))).toBeLessThan(60 * reach ** 3 + 1e-6)
    }
  })
})

describe.each(periodic)('$name', ({ dimension, run }) => {
  const coarse = (row: Row): Row => row.map((value) => Math.round(value * 256) / 256)
  const places = spread(times(dimension, { min: -40, max: 40 }), 300).map(coarse)
  const periods = [
    [3, 5, 2],
    [1, 7, 4],
    [9, 2, 6],
  ].map((all) => all.slice(0, dimension))

  test('a period further, pnoise is the same, bit for bit', () => {
    for (const period of periods) {
      const here = run(places.map((p) => [...p, ...period]))
      for (let axis = 0; axis < dimension; axis++) {
        for (const many of [1, -3])
          expect(run(places.map((p) => [...p.map((x, i) => (i === axis ? x + many * (period[i] ?? NaN) : x)), ...period]))).toEqual(here)
        // And not before that, but for a period of one cell.
        if ((period[axis] ?? 1) > 1) expect(run(places.map((p) => [...p.map((x, i) => (i === axis ? x + 1 : x)), ...period]))).not.toEqual(here)
      }
    }
    // Far away, as long as a float has digits for the fraction.
    const far = 32766
    const here = run(places.map((p) => [...p, ...p.map(() => 3)]))
    expect(run(places.map((p) => [...p.map((x) => x + far), ...p.map(() => 3)]))).toEqual(here)
  })

  test('without a period, pnoise is cnoise, bit for bit', () => {
    const plain = classic[dimension - 2]?.run(places)
    for (const none of [0, 0.4, -3]) expect(run(places.map((p) => [...p, ...p.map(() => none)]))).toEqual(plain)
  })

  test('most of pnoise lies within ±0.5', () => {
    const values = run(spread([...times(dimension, { min: -300, max: 300 }), ...times(dimension, { min: 0, max: 9 })], 2000))
    expect(values.filter((value) => Math.abs(value) <= 0.5).length).toBeGreaterThan(0.93 * values.length)
  })

  test('pnoise is 0 on average over a period', () => {
    const side = dimension === 2 ? 36 : 12
    const period = dimension === 2 ? [3, 2] : [2, 2, 1]
    const rows = Array.from({ length: side ** dimension }, (_, i) => [
      ...period.map((every, axis) => ((Math.floor(i / side ** axis) % side) + 0.5) * (every / side)),
      ...period,
    ])
    expect(Math.abs(mean(run(rows)))).toBeLessThan(1e-4)
  })

  test('across the border of a period, slope and curvature of pnoise are the same on both sides', () => {
    const reach = 1 / 64
    for (let axis = 0; axis < dimension; axis++) {
      const [before = [], on = [], after = []] = [-reach, 0, reach].map((way) =>
        run(places.map((row) => [...row.map((value, i) => (i === axis ? 6 + way : value)), ...row.map(() => 3)])),
      )
      expect(Math.max(...on.map((value, i) => Math.abs((before[i] ?? NaN) + (after[i] ?? NaN) - 2 * value)))).toBeLessThan(60 * reach ** 3 + 1e-6)
    }
  })
})

test('snoise is zero at the points of its lattice', () => {
  for (const { run, dimension } of simplex) {
    const g = (1 - 1 / Math.sqrt(dimension + 1)) / dimension
    const points = spread(times(dimension, { min: -8, max: 8 }), 200).map((row) => {
      const cell = row.map(Math.floor)
      const total = cell.reduce((sum, x) => sum + x)
      return cell.map((x) => x - total * g)
    })
    // The points themselves are rounded.
    expect(Math.max(...run(points).map(Math.abs))).toBeLessThan(2e-5)
    expect(run([points.map(() => 0).slice(0, dimension)])).toEqual([0])
  }
})

test('no lattice point adds to snoise but the corners of its simplex', () => {
  for (const { run, dimension } of simplex) {
    const rows = spread(times(dimension, { min: -8, max: 8 }), dimension === 4 ? 40 : 200)
    const right = rows.map((p) => simplexNoise(0.5, 1)(p)[0] ?? NaN)
    expect(Math.max(...run(rows).map((value, i) => Math.abs(value - (right[i] ?? NaN))))).toBeLessThan(1e-5)
  }
})

test('snoise has the root mean squares that its record says', () => {
  const said = [0.44, 0.39, 0.25]
  for (const [i, { run, dimension }] of simplex.entries()) {
    const values = run(spread(times(dimension, { min: -400, max: 400 }), 5000))
    expect(Math.abs(rms(values) - (said[i] ?? NaN))).toBeLessThan(0.008)
    expect(Math.abs(mean(values))).toBeLessThan((4 * rms(values)) / Math.sqrt(values.length))
  }
})

test('snoise has no step and no kink', () => {
  // In double precision, along lines through many simplices: a kink would be as large as the slope, whatever the step.
  for (const dimension of [2, 3, 4]) {
    const noise = simplexNoise(0.5)
    const bends = [2 ** -9, 2 ** -10].map((step) => {
      const values = Array.from(
        { length: 1500 },
        (_, i) => noise(Array.from({ length: dimension }, (__, axis) => (i - 300) * step * (1 - 0.23 * axis) + 0.1 * axis))[0] ?? NaN,
      )
      const thirds = values.slice(3).map((value, i) => Math.abs(value - 3 * (values[i + 2] ?? NaN) + 3 * (values[i + 1] ?? NaN) - (values[i] ?? NaN)))
      return Math.max(...thirds) / step ** 2
    })
    // The change of the curvature in a step becomes smaller with the step, as far as nothing jumps.
    expect(bends[0]).toBeLessThan(4)
    expect(bends[1]).toBeLessThan(2.2)
  }
})
