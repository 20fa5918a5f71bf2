/** Properties of the solids that have no exact distance: bounds that are never above it, and estimates that rarely are. */
import type { AnyFn } from 'kirari/node'
import { expect, test } from 'vitest'
import { ellipsoidSDF, gyroidSDF, juliaSDF, mandelbulbSDF } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Point = readonly number[]

const rowsOf = (call: AnyFn, name: string, rows: readonly Point[]): readonly Point[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  )
const valuesOf = (call: AnyFn, name: string, rows: readonly Point[]): readonly number[] => rowsOf(call, name, rows).map(([value = NaN]) => value)
const everywhere = times(3, { min: -2, max: 2 })
const least = (numbers: readonly number[]): number => numbers.reduce((low, one) => Math.min(low, one), Infinity)
const greatest = (numbers: readonly number[]): number => numbers.reduce((high, one) => Math.max(high, one), -Infinity)

/** The signed distance to an ellipsoid: the nearest point is a² p / (t + a²) for the t that puts it on the surface, found by halving. */
const toEllipsoid = (point: Point, sizes: Point): number => {
  // A little off the axes, where the nearest point is one of several.
  const q = point.map((at) => Math.abs(at) + 1e-9)
  const sum = (t: number): number => q.reduce((total, at, i) => total + (((sizes[i] ?? NaN) * at) / (t + (sizes[i] ?? NaN) ** 2)) ** 2, 0)
  let [low, high] = [-(Math.min(...sizes) ** 2), Math.hypot(...q) * Math.max(...sizes) + 1]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (sum(middle) > 1) low = middle
    else high = middle
  }
  const distance = Math.hypot(...q.map((at, i) => at - ((sizes[i] ?? NaN) ** 2 * at) / (high + (sizes[i] ?? NaN) ** 2)))
  return sum(0) < 1 ? -distance : distance
}

const ellipsoids = [
  [1, 0.5, 0.75],
  [1, 1, 0.125],
  [0.125, 1.5, 0.25],
]
const compared = ellipsoids.map((sizes) => {
  const points = [...spread(everywhere, 300), ...spread(everywhere, 300).map((point) => point.map((at, i) => (at / 2) * (sizes[i] ?? NaN)))]
  const bounds = valuesOf(
    ellipsoidSDF,
    'ellipsoidSDF',
    points.map((point) => [...point, ...sizes]),
  )
  return { sizes, pairs: points.map((point, i) => ({ bound: bounds[i] ?? NaN, distance: toEllipsoid(point.map(Math.fround), sizes) })) }
})

test('an ellipsoid’s bound is never above the signed distance', () => {
  for (const { pairs } of compared) expect(greatest(pairs.map(({ bound, distance }) => bound - distance))).toBeLessThan(1e-6)
})

test('outside an ellipsoid the bound is at least 2ab / (a² + b²) of the distance', () => {
  for (const { sizes, pairs } of compared) {
    const [a, b] = [Math.max(...sizes), Math.min(...sizes)]
    const far = pairs.filter(({ distance }) => distance > 0.01).map(({ bound, distance }) => bound / distance)
    expect(least(far)).toBeGreaterThan((2 * a * b) / (a * a + b * b))
    expect(far.length).toBeGreaterThan(200)
  }
})

test('inside an ellipsoid the bound is too deep, by the ratio of its half axes at most', () => {
  for (const { sizes, pairs } of compared) {
    const deep = pairs.filter(({ distance }) => distance < -0.01).map(({ bound, distance }) => bound / distance)
    expect(least(deep)).toBeGreaterThan(1 - 1e-4)
    expect(greatest(deep)).toBeLessThan(Math.max(...sizes) / Math.min(...sizes) + 1e-4)
    const near = valuesOf(
      ellipsoidSDF,
      'ellipsoidSDF',
      [0, 1, 2].map((axis) => [...[0, 1, 2].map((i) => (i === axis ? 0.001 : 0)), ...sizes]),
    )
    for (const [axis, bound] of near.entries()) expect(bound).toBeCloseTo(0.001 - (sizes[axis] ?? NaN), 4)
  }
})

test('it is 0 on the surface', () => {
  for (const { sizes } of compared) {
    const points = spread(everywhere, 200).map((point) => point.map((at, i) => (at * (sizes[i] ?? NaN)) / Math.hypot(...point)))
    expect(
      greatest(
        valuesOf(
          ellipsoidSDF,
          'ellipsoidSDF',
          points.map((point) => [...point, ...sizes]),
        ).map(Math.abs),
      ),
    ).toBeLessThan(1e-6)
  }
})

test('an ellipsoid with equal half axes is a sphere', () => {
  const points = spread(everywhere, 200)
  const values = valuesOf(
    ellipsoidSDF,
    'ellipsoidSDF',
    points.map((point) => [...point, 0.75, 0.75, 0.75]),
  )
  for (const [i, value] of values.entries()) expect(value).toBeCloseTo(Math.hypot(...(points[i] ?? [])) - 0.75, 5)
})

const gyroid = (points: readonly Point[], period: number, thickness: number): readonly number[] =>
  valuesOf(
    gyroidSDF,
    'gyroidSDF',
    points.map((point) => [...point, period, thickness]),
  )
const { sin, cos, PI } = Math
const sum = ([x = NaN, y = NaN, z = NaN]: Point): number => sin(x) * cos(y) + sin(y) * cos(z) + sin(z) * cos(x)
const slope = ([x = NaN, y = NaN, z = NaN]: Point): number =>
  Math.hypot(cos(x) * cos(y) - sin(z) * sin(x), cos(y) * cos(z) - sin(x) * sin(y), cos(z) * cos(x) - sin(y) * sin(z))

/** Places where the sum is 0, found by halving between two places with other signs. */
const zeros = ((): readonly Point[] => {
  const pairs = spread(times(6, { min: -PI, max: PI }), 1500).map((row) => [row.slice(0, 3), row.slice(3)] as const)
  return pairs
    .filter(([a, b]) => sum(a) < 0 && sum(b) > 0)
    .map(([a, b]) => {
      const at = (t: number): Point => a.map((from, i) => from + t * ((b[i] ?? NaN) - from))
      let [low, high] = [0, 1]
      for (let i = 0; i < 50; i++) {
        const middle = (low + high) / 2
        if (sum(at(middle)) < 0) low = middle
        else high = middle
      }
      return at(low)
    })
})()

test('no two places of a gyroid differ by more than they are apart', () => {
  const points = spread(everywhere, 600)
  const beside = points.map(([x = NaN, y = NaN, z = NaN], i) => [x + 0.018 * cos(i), y + 0.024, z + 0.018 * sin(i)])
  const [there, others] = [gyroid(points, 1, 0.125), gyroid(beside, 1, 0.125)]
  expect(greatest(there.map((value, i) => Math.abs(value - (others[i] ?? NaN)) / 0.03))).toBeLessThan(1 + 1e-4)
  // At the origin it is as steep.
  expect((gyroid([[0.001, 0.001, 0.001]], 1, 0)[0] ?? NaN) / (0.001 * Math.sqrt(3))).toBeCloseTo(1, 3)
})

test('where a gyroid is 0 its slope is between √2 and √3', () => {
  const slopes = zeros.map(slope)
  expect(slopes.length).toBeGreaterThan(300)
  expect(least(slopes)).toBeGreaterThan(Math.SQRT2 - 1e-6)
  expect(greatest(slopes)).toBeLessThan(Math.sqrt(3) + 1e-6)
  // So a thin wall is √3 / √2 times as thick as it says at most, and the bound √2 / √3 of the distance at least.
  expect(Math.sqrt(3 / 2)).toBeLessThan(1.25)
  expect(Math.sqrt(2 / 3)).toBeGreaterThan(0.8)
})

test('the wall along a gyroid is at least as thick as its thickness', () => {
  const period = 1.5
  const scale = period / (2 * PI)
  const within = zeros.map(([x = NaN, y = NaN, z = NaN], i) => {
    const [level, up] = [Math.sqrt(1 - ((i % 19) / 9 - 1) ** 2), (i % 19) / 9 - 1]
    return [x * scale + 0.0999 * level * cos(i), y * scale + 0.0999 * level * sin(i), z * scale + 0.0999 * up]
  })
  expect(greatest(gyroid(within, period, 0.2))).toBeLessThan(0)
})

test('a gyroid repeats after its period, and its two mazes are mirror images', () => {
  const points = spread(everywhere, 200)
  const there = gyroid(points, 0.75, 0.125)
  const moved = gyroid(
    points.map(([x = NaN, y = NaN, z = NaN], i) => [x + 0.75 * (i % 3), y - 0.75, z + 1.5]),
    0.75,
    0.125,
  )
  const mirrored = gyroid(
    points.map((point) => point.map((at) => -at)),
    0.75,
    0.125,
  )
  for (const [i, value] of there.entries()) {
    expect(moved[i]).toBeCloseTo(value, 5)
    expect(mirrored[i]).toBeCloseTo(value, 5)
    // Through the origin each point of one maze becomes one of the other.
    expect(sum((points[i] ?? []).map((at) => -at))).toBeCloseTo(-sum(points[i] ?? []), 9)
  }
})

test('a wall of 0.28 periods leaves no tunnel', () => {
  const values = gyroid(spread(times(3, { min: 0, max: 1 }), 600), 1, 0.28)
  expect(greatest(values)).toBeLessThan(0)
  const [most = NaN] = gyroid([[0.125, 0.125, 0.125]], 1, 0.28)
  expect(most).toBeLessThan(0)
  expect(greatest(values)).toBeLessThan(most + 1e-6)
})

type Quaternion = readonly [number, number, number, number]

const staysOfBulb =
  (power: number) =>
  ([x = NaN, y = NaN, z = NaN]: Point): boolean => {
    let at: readonly [number, number, number] = [x, y, z]
    for (let n = 0; n < 60; n++) {
      const [a, b, c] = at
      const [level, grown] = [Math.hypot(a, c), Math.hypot(a, b, c) ** power]
      const [inclination, azimuth] = [power * Math.atan2(level, b), power * Math.atan2(c, a)]
      at = [x + grown * sin(inclination) * cos(azimuth), y + grown * cos(inclination), z + grown * sin(inclination) * sin(azimuth)]
      if (Math.hypot(...at) > 2) return false
    }
    return true
  }
const staysOfJulia =
  ([ca = NaN, cb = NaN, cc = NaN, cd = NaN]: Point) =>
  ([x = NaN, y = NaN, z = NaN]: Point): boolean => {
    let at: Quaternion = [x, y, z, 0]
    for (let n = 0; n < 60; n++) {
      const [a, b, c, d] = at
      at = [a * a - b * b - c * c - d * d + ca, 2 * a * b + cb, 2 * a * c + cc, 2 * a * d + cd]
      if (Math.hypot(...at) > 3) return false
    }
    return true
  }

const c = [-0.5, 0.4, 0.4, 0]
const fractals = [
  {
    stays: staysOfBulb(8),
    estimates: (points: readonly Point[], steps: number) =>
      valuesOf(
        mandelbulbSDF,
        'mandelbulbSDF',
        points.map((point) => [...point, 8, steps]),
      ),
    tooLarge: [0.288, 0.976, 0.116],
  },
  {
    stays: staysOfJulia(c),
    estimates: (points: readonly Point[], steps: number) =>
      valuesOf(
        juliaSDF,
        'juliaSDF',
        points.map((point) => [...point, ...c, steps]),
      ),
    tooLarge: [-0.087, -0.268, 0.395],
  },
]
const around = spread(times(3, { min: -1, max: 1 }), 60).map((direction) => direction.map((at) => at / Math.hypot(...direction)))

test('the set is rarely nearer than its estimate says, but it can be', () => {
  for (const { stays, estimates, tooLarge } of fractals) {
    const isNearer = (point: Point, estimate: number): boolean =>
      around.some((direction, i) => stays(point.map((at, axis) => at + (direction[axis] ?? NaN) * estimate * (1 - (i % 5) / 6) * 0.99)))
    const points = spread(times(3, { min: -1.3, max: 1.3 }), 700)
    const outside = estimates(points, 6).flatMap((estimate, i) => (estimate > 0 && !stays(points[i] ?? []) ? [isNearer(points[i] ?? [], estimate)] : []))
    expect(outside.length).toBeGreaterThan(450)
    expect(outside.filter(Boolean).length / outside.length).toBeLessThan(0.009)
    const [estimate = NaN] = estimates([tooLarge], 6)
    expect(estimate).toBeGreaterThan(0)
    expect(isNearer(tooLarge, estimate)).toBe(true)
  }
})

test('where the orbit needs one step more to get away, the estimate jumps by a few hundredths at most', () => {
  const line = Array.from({ length: 1500 }, (_, i) => [0.9 + i / 1000, 0.1, 0.2])
  const runs = [
    valuesOf(
      juliaSDF,
      'juliaSDF',
      line.map((point) => [...point, ...c, 8]),
    ),
    rowsOf(
      mandelbulbSDF,
      'mandelbulbSDF',
      line.map((point) => [...point, 2, 8]),
    ).map(([estimate = NaN]) => estimate),
  ]
  for (const values of runs) {
    const leaps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? NaN)))
    expect(greatest(leaps)).toBeGreaterThan(0.002)
    expect(greatest(leaps)).toBeLessThan(0.06)
  }
})

test('a Mandelbulb of a whole power n is the same after a turn of 1 / (n − 1) about its axis', () => {
  const points = spread(times(3, { min: -1.3, max: 1.3 }), 300)
  for (const power of [3, 8]) {
    const angle = (2 * PI) / (power - 1)
    const run = (places: readonly Point[]): readonly Point[] =>
      rowsOf(
        mandelbulbSDF,
        'mandelbulbSDF',
        places.map((place) => [...place, power, 2]),
      )
    const there = run(points)
    const turned = run(points.map(([x = NaN, y = NaN, z = NaN]) => [x * cos(angle) - z * sin(angle), y, x * sin(angle) + z * cos(angle)]))
    expect(greatest(there.flatMap((row, i) => row.map((value, at) => Math.abs(value - (turned[i]?.[at] ?? NaN)))))).toBeLessThan(2e-4)
  }
})

test('with c = 0 the Julia set is a ball, whatever the number of steps', () => {
  const points = spread(everywhere, 200)
  for (const steps of [0, 3, 8]) {
    const values = valuesOf(
      juliaSDF,
      'juliaSDF',
      points.map((point) => [...point, 0, 0, 0, 0, steps]),
    )
    for (const [i, value] of values.entries()) {
      const size = Math.hypot(...(points[i] ?? []))
      if (size > 1) expect(value).toBeCloseTo(0.5 * size * Math.log(size), 5)
      else expect(value).toBeLessThanOrEqual(0)
    }
  }
})
