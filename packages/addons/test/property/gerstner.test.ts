/** Properties of gerstnerWave: circles, sharp crests, the speed of deep water, and a surface that does not cross itself. */
import { expect, test } from 'vitest'
import { gerstnerWave } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

const offsets = (rows: readonly Row[]): readonly Row[] =>
  runOnCPU(
    signatureOf(gerstnerWave, 'gerstnerWave'),
    rows.map((row) => row.map(Math.fround)),
  )
const changes = (rows: readonly Row[]): readonly Row[] =>
  runOnCPU(
    signatureOf(gerstnerWave, 'gerstnerWave_along'),
    rows.map((row) => row.map(Math.fround)),
  )
const greatest = (numbers: readonly number[]): number => numbers.reduce((high, one) => Math.max(high, one), -Infinity)
const apart = (a: Row = [], b: Row = []): number => greatest(a.map((value, i) => Math.abs(value - (b[i] ?? NaN))))

/** Point, direction, steepness, wavelength, time. */
const waves = spread([...times(2, { min: -4, max: 4 }), ...times(2, { min: -2, max: 2 }), { min: 0, max: 1 }, { min: 1, max: 8 }, { min: -4, max: 4 }], 300)

test('each point goes round a circle, in the period of deep water', () => {
  const there = offsets(waves)
  const radii = waves.map(([, , , , steepness = NaN, wavelength = NaN]) => (steepness * wavelength) / (2 * Math.PI))
  expect(greatest(there.map((offset, i) => Math.abs(Math.hypot(...offset) - (radii[i] ?? NaN))))).toBeLessThan(1e-6)
  const later = (part: number): readonly Row[] =>
    offsets(waves.map((row) => row.map((value, i) => (i === 6 ? value + part * Math.sqrt((2 * Math.PI * (row[5] ?? NaN)) / 9.81) : value))))
  expect(greatest(later(1).map((offset, i) => apart(offset, there[i])))).toBeLessThan(1e-4)
  expect(
    greatest(
      later(0.5).map((offset, i) =>
        apart(
          offset.map((value) => -value),
          there[i],
        ),
      ),
    ),
  ).toBeLessThan(1e-4)
  // On the crest it moves forward: a little later it is ahead; in the trough it is behind.
  const [crest, trough] = offsets([
    [0, 0, 1, 0, 0.5, 4, 0.01],
    [2, 0, 1, 0, 0.5, 4, 0.01],
  ])
  expect(crest?.[0]).toBeGreaterThan(0.01)
  expect(trough?.[0]).toBeLessThan(-0.01)
})

test('crests are sharper than troughs, and a point on the crest moves with the wave', () => {
  const [crest, trough] = changes([
    [0, 0, 1, 0, 0.75, 4, 0, 1, 0],
    [2, 0, 1, 0, 0.75, 4, 0, 1, 0],
  ])
  // A metre of calm water is a quarter of one on the crest, and 1.75 in the trough.
  expect(crest?.[0]).toBeCloseTo(-0.75, 6)
  expect(trough?.[0]).toBeCloseTo(0.75, 6)
})

test('the length of the direction has no effect, from 1e-18 to 1e18', () => {
  const along = (length: number): readonly Row[] => waves.map((row) => row.map((value, i) => (i === 2 ? 0.6 * length : i === 3 ? -0.8 * length : value)))
  const one = offsets(along(1))
  for (const length of [1e-18, 1e-6, 1e6, 1e18]) expect(greatest(offsets(along(length)).map((offset, i) => apart(offset, one[i])))).toBeLessThan(1e-5)
})

test('a wave of twice the length travels √2 times as fast', () => {
  // Where the crest that was at the origin is after a second: the speed.
  const speed = (wavelength: number): number => Math.sqrt((9.81 * wavelength) / (2 * Math.PI))
  for (const wavelength of [4, 8]) {
    const [offset = []] = offsets([[speed(wavelength), 0, 1, 0, 0.5, wavelength, 1]])
    expect(offset[1]).toBeCloseTo((0.5 * wavelength) / (2 * Math.PI), 5)
  }
  expect(speed(8) / speed(4)).toBeCloseTo(Math.SQRT2, 9)
})

/** The place that a sum of waves with these steepnesses along x moves each point of a line to. */
const line = (steepnesses: readonly number[]): readonly number[] => {
  const places = Array.from({ length: 1201 }, (_, i) => i / 100 - 6)
  const sums = steepnesses.map((steepness, k) => offsets(places.map((x) => [x, 0, 1, 0, steepness, 4 / (k + 1), 0])))
  return places.map((x, i) => x + sums.reduce((sum, one) => sum + (one[i]?.[0] ?? NaN), 0))
}

test('waves whose steepnesses add up to 1 at most do not cross themselves', () => {
  const gaps = (steepnesses: readonly number[]): readonly number[] => {
    const places = line(steepnesses)
    return places.slice(1).map((x, i) => x - (places[i] ?? NaN))
  }
  for (const steepnesses of [[1], [0.5, 0.5], [0.25, 0.25, 0.5]]) expect(Math.min(...gaps(steepnesses))).toBeGreaterThan(-1e-6)
  // At 1 the crest is a cusp: both sides meet in it. More than 1 together crosses itself.
  expect(Math.min(...gaps([1]))).toBeLessThan(1e-4)
  expect(Math.min(...gaps([0.75, 0.75]))).toBeLessThan(-0.004)
})

test('the change of the offset is continuous in the point and in time', () => {
  const rows = Array.from({ length: 1500 }, (_, i) => [i / 150, i / 300, 0.6, 0.8, 0.75, 2, i / 300])
  const along = changes(rows.map((row) => [...row, 1, 0]))
  expect(greatest(along.slice(1).map((change, i) => apart(change, along[i])))).toBeLessThan(0.02)
})

test('the tangents of a sum of waves give its normal', () => {
  const seas = [
    [1, 0, 0.4, 5, 0.5],
    [0.6, 0.8, 0.3, 2, 0.5],
    [-3, 1, 0.2, 1, 0.5],
  ]
  const points = spread(times(2, { min: -3, max: 3 }), 100)
  const sum = (of: (wave: Row) => readonly Row[]): readonly Row[] =>
    seas.map(of).reduce((total, one) => total.map((row, i) => row.map((value, at) => value + (one[i]?.[at] ?? NaN))))
  const tangents = [
    [1, 0],
    [0, 1],
  ].map(([x = NaN, z = NaN]) =>
    sum((wave) => changes(points.map((point) => [...point, ...wave, x, z]))).map(([a = NaN, b = NaN, c = NaN]) => [a + x, b, c + z]),
  )
  const at = (dx: number, dz: number): readonly Row[] => {
    const moved = points.map(([x = NaN, z = NaN]) => [x + dx, z + dz])
    return sum((wave) => offsets(moved.map((point) => [...point, ...wave]))).map(([a = NaN, b = NaN, c = NaN], i) => [
      a + (moved[i]?.[0] ?? NaN),
      b,
      c + (moved[i]?.[1] ?? NaN),
    ])
  }
  const step = 2 ** -8
  const differences = [
    [at(-step, 0), at(step, 0)],
    [at(0, -step), at(0, step)],
  ].map(([from, to]) => (to ?? []).map((place, i) => place.map((value, axis) => (value - (from?.[i]?.[axis] ?? NaN)) / (2 * step))))
  for (const axis of [0, 1]) expect(greatest((tangents[axis] ?? []).map((tangent, i) => apart(tangent, differences[axis]?.[i])))).toBeLessThan(2e-3)
  // The second by the first: upwards, as on calm water.
  const up = (tangents[0] ?? []).map(([xx = NaN, , xz = NaN], i) => {
    const [zx = NaN, , zz = NaN] = tangents[1]?.[i] ?? []
    return zz * xx - zx * xz
  })
  expect(Math.min(...up)).toBeGreaterThan(0)
})
