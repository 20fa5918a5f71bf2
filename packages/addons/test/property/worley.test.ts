/** Properties of worley: the distances are the smallest ones, and continuous. */
import { describe, expect, test } from 'vitest'
import { worley } from '../../src/index.ts'
import { nearestTwo } from '../oracle/generative/worley.ts'
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

  test('the nearest is never missed, and F2 once in ten thousand places at most', () => {
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
