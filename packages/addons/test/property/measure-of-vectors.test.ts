/** Properties of lengthSq, dist, inside, safeAtan2 and mmix. */
import { describe, expect, test } from 'vitest'
import { dist, inside, lengthSq, mmix, safeAtan2 } from '../../src/index.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]
const unit = { min: -1, max: 1 }

describe('lengthSq', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(lengthSq, 'lengthSq_vec3'), rows).map(([value = NaN]) => value)
  const vectors = spread([unit, unit, unit], 150)

  test('orders vectors as their lengths do', () => {
    const byLength = vectors.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
    const squares = run(byLength)
    // Lengths that are equal but for rounding may come in either order.
    expect(squares.slice(1).every((value, i) => value >= (squares[i] ?? NaN) * (1 - 4e-7))).toBe(true)
  })

  test('its gradient is twice the vector', () => {
    const near = 2 ** -7
    for (const axis of [0, 1, 2]) {
      const moved = (by: number) => run(vectors.map((v) => v.with(axis, Math.fround((v[axis] ?? NaN) + by))))
      const [above, below] = [moved(near), moved(-near)]
      const slopes = above.map((value, i) => (value - (below[i] ?? NaN)) / (2 * near))
      expect(Math.max(...slopes.map((slope, i) => Math.abs(slope - 2 * (vectors[i]?.[axis] ?? NaN))))).toBeLessThan(1e-4)
    }
  })
})

describe('dist', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(dist, 'dist'), rows).map(([value = NaN]) => value)
  const pairs = spread([unit, unit, unit, unit], 100)
  const orders = [0.5, 0.75, 1, 1.5, 2, 3, 8, 100, 1e7, 1e9]

  test('a very large order gives the largest difference', () => {
    const largest = pairs.map(([ax = NaN, ay = NaN, bx = NaN, by = NaN]) => Math.max(Math.abs(Math.fround(bx - ax)), Math.abs(Math.fround(by - ay))))
    for (const order of [1e7, 1e9, 3e38])
      expect(Math.max(...run(pairs.map((pair) => [...pair, Math.fround(order)])).map((value, i) => Math.abs(value / (largest[i] ?? NaN) - 1)))).toBeLessThan(
        2.4e-7,
      )
  })

  test('no detour is shorter from order 1 on, and some are below it', () => {
    const ways = spread([unit, unit, unit, unit, unit, unit], 80)
    for (const order of orders) {
      const between = (from: number, to: number) => run(ways.map((way) => [...way.slice(2 * from, 2 * from + 2), ...way.slice(2 * to, 2 * to + 2), order]))
      const [direct, first, second] = [between(0, 2), between(0, 1), between(1, 2)]
      const isLonger = direct.map((value, i) => value > ((first[i] ?? NaN) + (second[i] ?? NaN)) * (1 + 1e-5))
      expect(isLonger.includes(true), String(order)).toBe(order < 1)
    }
  })

  test('a larger order gives no larger distance', () => {
    const all = orders.map((order) => run(pairs.map((pair) => [...pair, order])))
    for (const [i, distances] of all.slice(1).entries()) expect(distances.every((value, k) => value <= (all[i]?.[k] ?? NaN) * (1 + 1e-5))).toBe(true)
  })

  test('along an axis every order gives the same distance', () => {
    const rows = orders.flatMap((order) => [
      [0.25, -0.5, 0.25, 0.75, order],
      [-0.5, 1, 0.75, 1, order],
    ])
    expect(Math.max(...run(rows).map((value) => Math.abs(value - 1.25)))).toBeLessThan(1e-6)
  })

  test('the other way it is as far', () => {
    for (const order of [0.5, 1, 2, 7])
      expect(run(pairs.map((pair) => [...pair, order]))).toEqual(run(pairs.map((pair) => [...pair.slice(2), ...pair.slice(0, 2), order])))
  })
})

describe('inside', () => {
  test('nothing lies between bounds in the wrong order', () => {
    const rows = spread([unit, unit, { min: 0.01, max: 1 }], 300).map(([x = NaN, b = NaN, more = NaN]) => [x, Math.fround(b + more), b])
    expect(runOnCPU(signatureOf(inside, 'inside'), rows).flat().some(Boolean)).toBe(false)
    for (const width of [0, 0.1, 2])
      expect(
        runOnCPU(
          signatureOf(inside, 'inside_width'),
          rows.map((row) => [...row, width]),
        )
          .flat()
          .every((value) => value === 0),
      ).toBe(true)
  })

  test('the shares of all pixels add up to the area of the rectangle', () => {
    const count = 20
    const width = 1 / count
    // Wide, narrower than a pixel, and both in one.
    for (const [a, b] of [
      [
        [0.123, 0.21],
        [0.734, 0.85],
      ],
      [
        [0.4, 0.4],
        [0.413, 0.409],
      ],
      [
        [0.1, 0.5],
        [0.9, 0.504],
      ],
    ] as const) {
      const rows = Array.from({ length: count ** 2 }, (_, i) =>
        [((i % count) + 0.5) / count, (Math.floor(i / count) + 0.5) / count, ...a, ...b, width].map(Math.fround),
      )
      const sum = runOnCPU(signatureOf(inside, 'inside_width_vec2'), rows).reduce((total, [share = NaN]) => total + share, 0)
      expect(Math.abs(sum / count ** 2 - (b[0] - a[0]) * (b[1] - a[1]))).toBeLessThan(1e-6)
    }
  })

  test('across a side it is a straight ramp as wide as the width', () => {
    const places = Array.from({ length: 65 }, (_, i) => i / 32 - 1)
    const shares = runOnCPU(
      signatureOf(inside, 'inside_width'),
      places.map((x) => [x, 0, 10, 0.5]),
    ).flat()
    expect(shares).toEqual(places.map((x) => Math.min(Math.max(2 * x + 0.5, 0), 1)))
  })
})

describe('safeAtan2', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(safeAtan2, 'safeAtan2'), rows).map(([value = NaN]) => value)
  const pi = Math.fround(Math.PI)

  test('both zeros are one, at the origin and on either side of it', () => {
    const zeros = [0, -0, 1e-40, -1e-40]
    const on = (x: number) => run(zeros.map((y) => [y, x]))
    expect(zeros.flatMap(on).every((value) => value === 0)).toBe(true)
    expect([1e-30, 1, 1e30].flatMap(on).every((value) => value === 0)).toBe(true)
    expect([-1e-30, -1, -1e30].flatMap(on).every((value) => value === pi)).toBe(true)
  })

  test('cosine and sine of the angle lead back to the direction', () => {
    const rows = [...spread([unit, unit], 500), [1e-30, -1], [-1e-30, -1], [1, 1e-30], [-1, -1e-30]]
    const angles = run(rows)
    expect(angles.every((value) => value >= -pi && value <= pi)).toBe(true)
    const errors = rows.map(([y = NaN, x = NaN], i) => {
      const [angle = NaN, radius] = [angles[i], Math.hypot(x, y) || 1]
      return Math.hypot(Math.cos(angle) - x / radius, Math.sin(angle) - y / radius)
    })
    // At the origin there is no direction.
    expect(Math.max(...errors.filter((_, i) => rows[i]?.some((value) => value !== 0)))).toBeLessThan(4e-7)
  })

  test('it jumps by a whole turn across the negative x axis', () => {
    for (const x of [-0.1, -1, -100]) {
      const [above = NaN, below = NaN] = run([
        [1e-6, x],
        [-1e-6, x],
      ])
      expect(above - below).toBeCloseTo(2 * Math.PI, 4)
    }
  })
})

describe('mmix', () => {
  const names = ['mmix', 'mmix_four', 'mmix_five', 'mmix_six'] as const
  const run = (name: (typeof names)[number], rows: Rows) => runOnCPU(signatureOf(mmix, name), rows).map(([value = NaN]) => value)

  /** The stops that are missed, of numbers of many sizes. */
  const reached = (name: (typeof names)[number], count: number) => {
    const stops = Array.from({ length: count }, (_, k) => Math.fround((k % 2 ? -1 : 1) * 10 ** (k - 2) * 1.1))
    const values = run(
      name,
      stops.map((_, k) => [...stops, Math.fround(k / (count - 1))]),
    )
    return values.filter((value, k) => value !== stops[k])
  }

  test('passes through every stop exactly', () => {
    expect(names.flatMap((name, i) => reached(name, i + 3))).toEqual([])
  })

  test('only the two neighbours have a part in the result', () => {
    for (const [i, name] of names.entries()) {
      const count = i + 3
      for (let segment = 0; segment < count - 1; segment++) {
        const t = (segment + 0.25) / (count - 1)
        // The neighbours are 2 and 6; all others are huge, and different each time.
        for (const other of [1e6, -1e6]) {
          const stops = Array.from({ length: count }, (_, k) => (k === segment ? 2 : k === segment + 1 ? 6 : other))
          expect(run(name, [[...stops, Math.fround(t)]])[0]).toBeCloseTo(3, 5)
        }
      }
    }
  })
})
