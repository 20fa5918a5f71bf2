/** Properties of worley: the distances are the smallest ones, and continuous. */
import { describe, expect, test } from 'vitest'
import { worley } from '../../src/index.ts'
import { nearestTwo } from '../oracle/generative/worley.ts'
import { pcg2d, unit } from '../oracle/generative/hash.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

describe.each([
  { name: 'worley', dimension: 2, exactBelow: 1.5 },
  { name: 'worley_vec3', dimension: 3, exactBelow: 1 },
])('$name', ({ name, dimension, exactBelow }) => {
  const run = (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(worley, name), rows)
  const places = spread(times(dimension, { min: -200, max: 200 }), 20_000)
  const found = run(places)
  const right = places.map((row) => nearestTwo(dimension)(row))

  test('every distance below its bound is the smallest there is, by brute force', () => {
    const wrong = right.filter((pair, i) => pair.some((distance, k) => distance < exactBelow && Math.abs(distance - (found[i]?.[k] ?? NaN)) > 5e-5))
    expect(wrong).toEqual([])
  })

  test('of these places none misses the nearest, and one in ten thousand the second nearest at most', () => {
    const missed = (k: number): number => right.filter((pair, i) => Math.abs((pair[k] ?? NaN) - (found[i]?.[k] ?? NaN)) > 5e-5).length
    expect(missed(0)).toBe(0)
    expect(missed(1)).toBeLessThanOrEqual(2)
  })

  test('the nearest comes first', () => {
    expect(found.every(([f1 = NaN, f2 = NaN]) => f1 >= 0 && f1 <= f2)).toBe(true)
  })

  test('nothing is steeper than a distance, across cells and across zero', () => {
    const line = grid(-4, 4, 16_001)
    const values = run(line.map((x) => Array.from({ length: dimension }, (_, i) => Math.fround(x * (1 - 0.3 * i) + 0.2 * i))))
    const way = (8 / 16_000) * Math.hypot(...[1, 0.7, 0.4].slice(0, dimension))
    const jumps = values.slice(1).map((pair, i) => Math.abs((pair[0] ?? NaN) - (values[i]?.[0] ?? NaN)))
    expect(Math.max(...jumps)).toBeLessThan(way + 2e-6)
  })
})

test('without jitter the points are the middles of the cells', () => {
  const rows = spread(times(2, { min: -5, max: 5 }), 2000)
  const found = runOnCPU(
    signatureOf(worley, 'worley_jitter'),
    rows.map((row) => [...row, 0]),
  )
  const away = rows.map((row) => Math.hypot(...row.map((x) => x - Math.floor(x) - 0.5)))
  expect(Math.max(...away.map((distance, i) => Math.abs(distance - (found[i]?.[0] ?? NaN))))).toBeLessThan(1e-6)
})

test('F2 − F1 is zero on the border of two points and grows from there, more slowly far from them', () => {
  const around = grid(-2, 2, 5)
  /** The three nearest points of the plane, by brute force. */
  const nearest = (p: readonly number[]): readonly (readonly number[])[] =>
    around
      .flatMap((dx) => around.map((dy) => [Math.floor(p[0] ?? NaN) + dx, Math.floor(p[1] ?? NaN) + dy]))
      .map((cell) => pcg2d(cell.map((c) => c >>> 0)).map((word, axis) => (cell[axis] ?? NaN) + unit(word)))
      .toSorted((one, other) => distance(p, one) - distance(p, other))
      .slice(0, 3)
  const distance = (p: readonly number[], q: readonly number[]): number => Math.hypot(...p.map((value, axis) => value - (q[axis] ?? NaN)))
  const step = 1 / 64
  const borders = spread(times(2, { min: -20, max: 20 }), 600).flatMap((p) => {
    const [one = [], other = []] = nearest(p)
    const apart = distance(one, other)
    const across = one.map((value, axis) => ((other[axis] ?? NaN) - value) / apart)
    const away = p.reduce((sum, value, axis) => sum + (((one[axis] ?? NaN) + (other[axis] ?? NaN)) / 2 - value) * (across[axis] ?? NaN), 0)
    const on = p.map((value, axis) => value + away * (across[axis] ?? NaN))
    const [first = [], , third = []] = nearest(on)
    const far = distance(on, first)
    // Elsewhere a third point is as near.
    return far > 0.1 && distance(on, third) > far + 2 * step && distance(on, one) < far + 1e-9 ? [{ on, across, apart, far }] : []
  })
  expect(borders.length).toBeGreaterThan(200)
  for (const side of [-1, 0, 1]) {
    const rows = borders.map(({ on, across }) => on.map((value, axis) => Math.fround(value + side * step * (across[axis] ?? NaN))))
    const found = runOnCPU(signatureOf(worley, 'worley'), rows)
    // The difference of the squares is twice the way times the distance of the points; so a line is as wide as the border is far from them.
    const wrong = borders.filter(
      ({ apart, far }, i) =>
        Math.abs((found[i]?.[1] ?? NaN) - (found[i]?.[0] ?? NaN) - (Math.abs(side) * step * apart) / far) > 0.02 * step * (apart / far) + 2e-5,
    )
    expect(wrong).toEqual([])
  }
})
