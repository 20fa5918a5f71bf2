/** Properties of voronoi, voronoiBorder and voronoise: the nearest point, the border of its area, and blends of the values of points. */
import { describe, expect, test } from 'vitest'
import { voronoi, voronoiBorder, voronoise, worley } from '../../src/index.ts'
import { jitterOf, positionOf, scatteredAround, squareOf, wayTo, type Scattered } from '../oracle/generative/scattered.ts'
import { blended } from '../oracle/generative/voronoise.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Point = readonly number[]
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const around = scatteredAround(4)
const distance = (p: Point, q: Point): number => Math.sqrt(squareOf(wayTo(p, q)))
/** By distance from p. */
const sorted = (p: Point, jitter = 1): readonly { readonly point: Scattered; readonly at: Point; readonly far: number }[] =>
  around(p.map(Math.floor))
    .map((point) => ({ point, at: positionOf(point, jitter) }))
    .map(({ point, at }) => ({ point, at, far: distance(p, at) }))
    .toSorted((one, other) => one.far - other.far)

describe.each([
  { name: 'voronoi', dimension: 2, count: 600, exactBelow: 1.5 },
  { name: 'voronoi_vec3', dimension: 3, count: 60, exactBelow: 1 },
])('$name', ({ name, dimension, count, exactBelow }) => {
  const run = (rows: readonly Point[]) => runOnCPU(signatureOf(voronoi, name), rows)
  const places = spread(times(dimension, { min: -200, max: 200 }), count)
  const found = run(places)

  test('the point is the nearest there is, by brute force', () => {
    const wrong = places.filter((p, i) => {
      const [first, second] = sorted(p)
      if (!first || !second || first.far >= exactBelow || second.far - first.far < 1e-4) return false
      const result = found[i] ?? []
      return distance(result.slice(0, dimension), wayTo(p, first.at)) > 5e-5 || result[dimension] !== first.point.value
    })
    expect(wrong).toEqual([])
  })

  test('the vector is as long as F1 of worley', () => {
    const distances = runOnCPU(signatureOf(worley, name.replace('voronoi', 'worley')), places)
    expect(Math.max(...found.map((result, i) => Math.abs(Math.hypot(...result.slice(0, dimension)) - (distances[i]?.[0] ?? NaN))))).toBeLessThan(1e-6)
  })

  test('across cells and across zero the same point is found', () => {
    // From both sides of the border of a cell, where no border of areas is near.
    const way = 1e-5
    const beside = places.map((p) => p.map((x) => Math.floor(x / 40)))
    const [before, after] = [-way, way].map((by) => run(beside.map((p) => p.map((x, axis) => Math.fround(axis === 0 ? x + by : x + 0.3)))))
    const apart = beside.filter((_, i) => before?.[i]?.[dimension] !== after?.[i]?.[dimension])
    expect(apart.length).toBeLessThanOrEqual(0.01 * beside.length)
  })
})

test('each point has one number, and each number one point', () => {
  const places = spread(times(2, { min: 0, max: 12 }), 4000)
  const found = runOnCPU(signatureOf(voronoi, 'voronoi'), places)
  const known = new Map<number, Point>()
  for (const [i, [x = NaN, y = NaN, number = NaN]] of found.entries()) {
    const [px = NaN, py = NaN] = places[i] ?? []
    const point = known.get(number) ?? [px + x, py + y]
    known.set(number, point)
    expect(distance(point, [px + x, py + y])).toBeLessThan(1e-5)
  }
  expect(known.size).toBeGreaterThan(140)
  const points = [...known.values()]
  expect(points.every((p, i) => points.slice(i + 1).every((q) => distance(p, q) > 1e-4))).toBe(true)
})

test('numbers fill their range evenly and have nothing to do with the place of the point', () => {
  const side = 96
  const all = Array.from({ length: side * side }, (_, i) => [(i % side) - side / 2, Math.floor(i / side) - side / 2]).map((cell) => scatteredAround(0)(cell)[0])
  const numbers = all.map((point) => (point?.value ?? NaN) - 0.5)
  const error = 1 / Math.sqrt(12 * all.length)
  expect(numbers.every((number) => number >= -0.5 && number < 0.5)).toBe(true)
  expect(Math.abs(mean(numbers))).toBeLessThan(4 * error)
  for (const axis of [0, 1]) {
    const correlation = 12 * mean(numbers.map((number, i) => number * ((all[i]?.place[axis] ?? NaN) - 0.5)))
    expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(all.length))
  }
  const bins = Array.from({ length: 64 }, () => 0)
  for (const number of numbers) bins[Math.floor((number + 0.5) * 64)] = (bins[Math.floor((number + 0.5) * 64)] ?? 0) + 1
  const chiSquared = bins.reduce((sum, count) => sum + (count - all.length / 64) ** 2 / (all.length / 64), 0)
  // 63 degrees of freedom, four standard deviations to either side.
  expect(Math.abs(chiSquared - 63)).toBeLessThan(4 * Math.sqrt(126))
})

describe('voronoiBorder', () => {
  const places = spread(times(2, { min: -100, max: 100 }), 500)
  const run = (rows: readonly Point[]) => runOnCPU(signatureOf(voronoiBorder, 'voronoiBorder'), rows).flat()
  const found = run(places)

  test('it is the least over all pairs of the nearest point with another, by brute force', () => {
    const least = (p: Point): number => {
      const [nearest, ...others] = sorted(p)
      return Math.min(...others.map(({ at, far }) => (far ** 2 - (nearest?.far ?? NaN) ** 2) / (2 * distance(at, nearest?.at ?? []))))
    }
    expect(Math.max(...places.map((p, i) => Math.abs(least(p) - (found[i] ?? NaN))))).toBeLessThan(5e-5)
  })

  test('a circle of this radius touches a border and has none inside', () => {
    const angles = Array.from({ length: 90 }, (_, i) => (i * Math.PI) / 45)
    const wrong = places.slice(0, 120).filter((p, i) => {
      const radius = found[i] ?? NaN
      const points = sorted(p)
      const [own] = points
      // Whose area a position is in, and by how much the others are farther.
      const lead = (q: Point): number => Math.min(...points.slice(1, 30).map(({ at }) => distance(q, at))) - distance(q, own?.at ?? [])
      const leads = (share: number) =>
        angles.map((angle) => lead([(p[0] ?? NaN) + share * radius * Math.cos(angle), (p[1] ?? NaN) + share * radius * Math.sin(angle)]))
      // Just inside all belongs to the point; a little outside some does not. Between two of 90 directions the circle recedes by 0.0007 of its radius.
      return Math.min(...leads(0.998)) < -1e-4 || Math.min(...leads(1.01)) > 1e-4
    })
    expect(wrong).toEqual([])
  })

  test('however points are placed, those that matter are closer than 1.9', () => {
    // The worst patterns: for a position p and its nearest point, every other cell has its point where its border is farthest from p.
    const cells = grid(-3, 3, 7).flatMap((x) => grid(-3, 3, 7).map((y) => [x, y] as const))
    const byDistance = cells.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
    const corners = grid(0, 1, 7).flatMap((x) => grid(0, 1, 7).map((y) => [x, y] as const))
    const border = (p: Point, nearest: Point): number => {
      const [px = NaN, py = NaN, sx = NaN, sy = NaN] = [...p, ...nearest]
      const square = (sx - px) ** 2 + (sy - py) ** 2
      let least = Infinity
      for (const [cx, cy] of byDistance) {
        if (cx === Math.floor(sx) && cy === Math.floor(sy)) continue
        let most = -Infinity
        for (const [u, v] of corners) {
          const apart = Math.hypot(cx + u - sx, cy + v - sy)
          most = Math.max(most, apart < 1e-9 ? Infinity : ((cx + u - px) ** 2 + (cy + v - py) ** 2 - square) / (2 * apart))
          if (most >= least) break
        }
        least = Math.min(least, most)
        if (least < 0) return NaN
      }
      return least
    }
    let [reach, farthest] = [0, 0]
    for (const px of grid(0, 0.5, 6).slice(1)) {
      for (const py of grid(0, 0.5, 6).slice(1)) {
        if (py > px) continue
        for (const dx of grid(-1.4, 1.4, 29)) {
          for (const dy of grid(-1.4, 1.4, 29)) {
            if (Math.hypot(dx, dy) > Math.SQRT2) continue
            const least = border([px, py], [px + dx + 1e-6, py + dy + 1e-6])
            if (Number.isNaN(least)) continue
            reach = Math.max(reach, 2 * least + Math.hypot(dx, dy))
            farthest = Math.max(farthest, least)
          }
        }
      }
    }
    expect(reach).toBeGreaterThan(1.7)
    expect(reach).toBeLessThan(1.9)
    expect(farthest).toBeCloseTo(Math.sqrt(2.5) / 2, 2)
  })

  test('it grows by 1 per cell, away from kinks', () => {
    const way = 1 / 1024
    const [right, above] = [
      [way, 0],
      [0, way],
    ].map((by) => run(places.map((p) => p.map((x, axis) => x + (by[axis] ?? NaN)))))
    const slopes = found.map((value, i) => Math.hypot(((right?.[i] ?? NaN) - value) / way, ((above?.[i] ?? NaN) - value) / way))
    expect(slopes.filter((slope) => Math.abs(slope - 1) < 0.03).length).toBeGreaterThan(0.95 * slopes.length)
    // A kink may lie between the two differences.
    expect(Math.max(...slopes)).toBeLessThan(Math.SQRT2 + 0.03)
  })

  test('without jitter the borders are those of the grid', () => {
    const values = runOnCPU(
      signatureOf(voronoiBorder, 'voronoiBorder_jitter'),
      places.map((p) => [...p, 0]),
    ).flat()
    const right = places.map((p) => Math.min(...p.map((x) => 0.5 - Math.abs(x - Math.floor(x) - 0.5))))
    expect(Math.max(...right.map((value, i) => Math.abs(value - (values[i] ?? NaN))))).toBeLessThan(1e-5)
  })

  test('it is zero where F2 − F1 is', () => {
    const on = places.flatMap((p) => {
      const [one, other] = sorted(p)
      const across = wayTo(one?.at ?? [], other?.at ?? [])
      const apart = Math.sqrt(squareOf(across))
      const way = ((other?.far ?? NaN) ** 2 - (one?.far ?? NaN) ** 2) / (2 * apart)
      const q = p.map((x, axis) => Math.fround(x + (way * (across[axis] ?? NaN)) / apart))
      const [first, second, third] = sorted(q)
      return (third?.far ?? NaN) - (second?.far ?? NaN) > 1e-3 && (second?.far ?? NaN) - (first?.far ?? NaN) < 1e-4 ? [q] : []
    })
    expect(on.length).toBeGreaterThan(200)
    const gaps = runOnCPU(signatureOf(worley, 'worley'), on).map(([f1 = NaN, f2 = NaN]) => f2 - f1)
    expect(Math.max(...gaps)).toBeLessThan(1e-4)
    expect(Math.max(...run(on))).toBeLessThan(5e-5)
  })
})

describe('voronoise', () => {
  const run = (rows: readonly Point[]) => runOnCPU(signatureOf(voronoise, 'voronoise'), rows).flat()
  // Without the first rows, which are at the borders of cells.
  const places = spread(times(2, { min: -3000, max: 3000 }), 4040).slice(40)
  const corner = (jitter: number, smoothness: number) => run(places.map((p) => [...p, jitter, smoothness]))

  test('without jitter and smoothness it is the number of the cell', () => {
    const values = corner(0, 0)
    const numbers = places.map((p) => scatteredAround(0)(p.map(Math.floor))[0]?.value ?? NaN)
    // But for places on a border, within rounding.
    expect(values.filter((value, i) => Math.abs(value - (numbers[i] ?? NaN)) > 1e-6).length).toBeLessThanOrEqual(6)
  })

  test('without smoothness it is the number of voronoi', () => {
    for (const jitter of [0.5, 1]) {
      const values = corner(jitter, 0)
      const numbers = runOnCPU(
        signatureOf(voronoi, 'voronoi_jitter'),
        places.map((p) => [...p, jitter]),
      ).map(([, , number = NaN]) => number)
      expect(values.filter((value, i) => Math.abs(value - (numbers[i] ?? NaN)) > 1e-6).length).toBeLessThanOrEqual(6)
    }
  })

  test('voronoise is at least 0, less than 1, and ½ on average', () => {
    const deviations = [corner(1, 0), corner(0, 1), corner(1, 1), corner(1, 0.5)].map((values) => {
      expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
      expect(Math.abs(mean(values) - 0.5)).toBeLessThan(0.016)
      return Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
    })
    const [hard = NaN, onGrid = NaN, soft = NaN, between = NaN] = deviations
    expect(Math.abs(hard - Math.sqrt(1 / 12))).toBeLessThan(0.01)
    expect(Math.abs(onGrid - 0.2)).toBeLessThan(0.01)
    expect(Math.abs(soft - 0.197)).toBeLessThan(0.01)
    expect(between).toBeGreaterThan(soft)
    expect(between).toBeLessThan(hard)
  })

  test.each([0.5, 1])('with smoothness, slope and curvature of voronoise are continuous', (smoothness) => {
    // In double precision: along a line that crosses windows and cells, second differences change by a bound times the step.
    const greatest = (step: number) => {
      const values = Array.from({ length: 2.25 / step }, (_, i) => blended()([0.3 + i * step, 0.2 + 0.7 * i * step, 1, smoothness])[0] ?? NaN)
      const bends = values.slice(2).map((value, i) => (value - 2 * (values[i + 1] ?? NaN) + (values[i] ?? NaN)) / step ** 2)
      return Math.max(...bends.slice(1).map((bend, i) => Math.abs(bend - (bends[i] ?? NaN))))
    }
    expect(greatest(1 / 1024)).toBeLessThan(0.45 * greatest(1 / 256))
  })
})

test('jitter is clamped', () => {
  expect([-1, 0.5, 2].map(jitterOf)).toEqual([0, 0.5, 1])
})
