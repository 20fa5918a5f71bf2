/** Properties of boxes and triangles by their corners: how they are made, how large they are, where their middle is and what lies in them. */
import { expect, test } from 'vitest'
import type { AnyFn } from 'kirari/node'
import {
  aabbDiagonal,
  aabbExpand,
  aabbFromCorners,
  triangleArea,
  triangleBarycentric,
  triangleCentroid,
  triangleContain,
  triangleDistanceSq,
  triangleFromCorners,
  triangleNormal,
  triangleSignedDistance,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

const run = (call: AnyFn, name: string, rows: readonly Row[]): readonly Row[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  )
const apart = (one: readonly Row[], other: readonly Row[]): number =>
  Math.max(...one.flatMap((row, i) => row.map((value, c) => Math.abs(value - (other[i]?.[c] ?? NaN)))))
const sub = (a: Row, b: Row): Row => a.map((value, i) => value - (b[i] ?? NaN))
const corner = (row: Row, i: number): Row => row.slice(3 * i, 3 * i + 3)
const mixed = (row: Row, u: number, v: number): Row => [0, 1, 2].map((i) => (1 - u - v) * (row[i] ?? NaN) + u * (row[i + 3] ?? NaN) + v * (row[i + 6] ?? NaN))

const pairs = spread(times(6, { min: -2, max: 2 }), 120)
const box = (rows: readonly Row[]) => run(aabbFromCorners, 'aabbFromCorners', rows)
const diagonal = (rows: readonly Row[]) => run(aabbDiagonal, 'aabbDiagonal', rows)

test('all four pairs of opposite corners make the same box', () => {
  const boxes = box(pairs)
  expect(boxes.every((row) => [0, 1, 2].every((axis) => (row[axis] ?? NaN) <= (row[axis + 3] ?? NaN)))).toBe(true)
  for (const swapped of [[0, 1, 2], [0], [1], [2], [0, 1], [1, 2]]) {
    const rows = pairs.map((row) => row.map((value, i) => (swapped.includes(i % 3) ? (row[(i + 3) % 6] ?? NaN) : value)))
    expect(box(rows)).toEqual(boxes)
  }
})

test('the box of two corners is that of one point expanded by the other', () => {
  expect(box(pairs)).toEqual(
    run(
      aabbExpand,
      'aabbExpand_point',
      pairs.map((row) => [...row.slice(0, 3), ...row.slice(0, 3), ...row.slice(3)]),
    ),
  )
})

test('no two points of a box are further apart than its diagonal is long', () => {
  const boxes = box(pairs)
  const shares = spread(times(6, { min: 0, max: 1 }), 120)
  const at = (row: Row, share: Row): Row => [0, 1, 2].map((i) => (row[i] ?? NaN) + (share[i] ?? NaN) * ((row[i + 3] ?? NaN) - (row[i] ?? NaN)))
  const long = diagonal(boxes).map((way) => Math.hypot(...way))
  boxes.forEach((row, i) => {
    const share = shares[i] ?? []
    expect(Math.hypot(...sub(at(row, share.slice(0, 3)), at(row, share.slice(3))))).toBeLessThanOrEqual((long[i] ?? NaN) + 1e-5)
  })
})

test('a place in the box, divided by the diagonal, runs from 0 to 1', () => {
  const boxes = box(pairs).filter((row) => [0, 1, 2].every((i) => (row[i + 3] ?? NaN) - (row[i] ?? NaN) > 0.1))
  const ways = diagonal(boxes)
  for (const share of [0, 0.25, 1]) {
    const places = boxes.map((row) => [0, 1, 2].map((i) => (row[i] ?? NaN) + share * ((row[i + 3] ?? NaN) - (row[i] ?? NaN))))
    const local = places.map((place, i) => sub(place, boxes[i] ?? []).map((value, axis) => value / (ways[i]?.[axis] ?? NaN)))
    expect(
      apart(
        local,
        local.map(() => [share, share, share]),
      ),
    ).toBeLessThan(1e-5)
  }
})

test('the diagonal turns round with the corners', () => {
  const boxes = box(pairs)
  expect(diagonal(boxes.map((row) => [...row.slice(3), ...row.slice(0, 3)]))).toEqual(diagonal(boxes).map((row) => row.map((value) => 0 - value)))
})

const triangles = spread(times(9, { min: -1, max: 1 }), 240)
const points = spread(times(3, { min: -2, max: 2 }), 240)
const area = (rows: readonly Row[]): Row => run(triangleArea, 'triangleArea', rows).flat()
const plump = triangles.filter((row) => (area([row])[0] ?? 0) > 0.2)
const centroid = (rows: readonly Row[]) => run(triangleCentroid, 'triangleCentroid', rows)
const middlesOfPlump = centroid(plump)
const withCentroid = plump.map((row, i) => [...row, ...(middlesOfPlump[i] ?? [])])
const isIn = (rows: readonly Row[]): Row => run(triangleContain, 'triangleContain', rows).flat()
const squared = (rows: readonly Row[]): Row => run(triangleDistanceSq, 'triangleDistanceSq', rows).flat()
const signed = (rows: readonly Row[]): Row => run(triangleSignedDistance, 'triangleSignedDistance', rows).flat()

test('the order of the corners makes the front', () => {
  const normalOf = (order: Row): readonly Row[] =>
    run(
      triangleNormal,
      'triangleNormal',
      run(
        triangleFromCorners,
        'triangleFromCorners',
        plump.map((row) => order.flatMap((i) => corner(row, i))),
      ),
    )
  const front = normalOf([0, 1, 2])
  expect(apart(normalOf([1, 2, 0]), front)).toBeLessThan(5e-6)
  expect(
    apart(
      normalOf([0, 2, 1]),
      front.map((n) => n.map((value) => -value)),
    ),
  ).toBeLessThan(5e-6)
  // Counter-clockwise on paper, seen from +z.
  expect(run(triangleNormal, 'triangleNormal', run(triangleFromCorners, 'triangleFromCorners', [[0, 0, 0, 1, 0, 0, 0, 1, 0]]))).toEqual([[0, 0, 1]])
})

test('the centroid lies two thirds of the way along each median', () => {
  const middles = centroid(triangles)
  for (const i of [0, 1, 2]) {
    const onMedian = triangles.map((row) => {
      const [one, other] = [corner(row, (i + 1) % 3), corner(row, (i + 2) % 3)]
      const opposite = one.map((value, axis) => (value + (other[axis] ?? NaN)) / 2)
      return corner(row, i).map((value, axis) => value + (2 / 3) * ((opposite[axis] ?? NaN) - value))
    })
    expect(apart(middles, onMedian)).toBeLessThan(5e-7)
  }
})

test('the centroid has equal weights', () => {
  const weights = run(triangleBarycentric, 'triangleBarycentric', withCentroid)
  expect(
    apart(
      weights,
      weights.map(() => [1 / 3, 1 / 3, 1 / 3]),
    ),
  ).toBeLessThan(5e-6)
})

test('the centroid cuts the triangle into three of equal area', () => {
  const middles = centroid(plump)
  const thirds = [0, 1, 2].map((i) => area(plump.map((row, k) => [...corner(row, i), ...corner(row, (i + 1) % 3), ...(middles[k] ?? [])])))
  const all = area(plump)
  for (const third of thirds) expect(Math.max(...third.map((value, i) => Math.abs(value - (all[i] ?? NaN) / 3)))).toBeLessThan(1e-6)
  // And a median cuts it in two.
  const halves = area(plump.map((row) => [...corner(row, 0), ...corner(row, 1), ...mixed(row, 0.5, 0.5)]))
  expect(Math.max(...halves.map((value, i) => Math.abs(value - (all[i] ?? NaN) / 2)))).toBeLessThan(1e-6)
})

test('the centroid lies in the triangle, where the circumcentre may not', () => {
  expect(isIn(withCentroid)).toEqual(plump.map(() => 1))
  // Angles of 120°: the circumcentre is as far on the other side of the long side as the corner is on this one.
  const obtuse = [-Math.sqrt(3), 0, 0, Math.sqrt(3), 0, 0, 0, 1, 0]
  const away = [0, 1, 2].map((i) => Math.hypot(...sub(corner(obtuse, i), [0, -1, 0])))
  expect(apart([away], [[2, 2, 2]])).toBeLessThan(1e-9)
  expect(isIn([[...obtuse, 0, -1, 0]])).toEqual([0])
})

test('triangleContain holds what mixes the corners, and nothing with a negative weight', () => {
  const shares = [0, 1 / 7, 0.5, 2 / 3, 1]
  for (const u of shares)
    for (const v of shares.filter((share) => u + share <= 1 + 1e-9)) expect(isIn(plump.map((row) => [...row, ...mixed(row, u, v)]))).toEqual(plump.map(() => 1))
  for (const [u, v] of [
    [-1e-3, 0.4],
    [0.4, -1e-3],
    [0.6, 0.401],
    [-2, 1],
    [3, 4],
  ] as const)
    expect(isIn(plump.map((row) => [...row, ...mixed(row, u, v)]))).toEqual(plump.map(() => 0))
})

test('triangleContain holds nothing off the plane', () => {
  const normals = run(triangleNormal, 'triangleNormal', plump)
  for (const height of [-1e-3, 1e-3, 0.5])
    expect(isIn(plump.map((row, i) => [...row, ...mixed(row, 0.3, 0.3).map((value, axis) => value + height * (normals[i]?.[axis] ?? NaN))]))).toEqual(
      plump.map(() => 0),
    )
})

test('triangleContain forgives a hundred-thousandth of the size', () => {
  const unit = [0, 0, 0, 1, 0, 0, 0, 1, 0]
  expect(isIn([9e-6, -9e-6].flatMap((off) => [[...unit, 0.25, 0.25, off]]))).toEqual([1, 1])
  expect(
    isIn([
      [...unit, 0.25, -9e-6, 0],
      [...unit, -9e-6, 0.25, 0],
    ]),
  ).toEqual([1, 1])
  expect(isIn([1.2e-5, -1.2e-5].map((off) => [...unit, 0.25, 0.25, off]))).toEqual([0, 0])
  // Beyond a corner, both weights may fall short: along the long sides of a thin triangle that is twice as far.
  const thin = [0, 0, 0, 1, 0, 0, 1, 0.01, 0]
  expect(isIn([1.9e-5, 2.1e-5].map((away) => [...thin, -away, -0.005 * away, 0]))).toEqual([1, 0])
  expect(
    isIn([
      [...unit, 0.25, -1.2e-5, 0],
      [...unit, -1.2e-5, 0.25, 0],
    ]),
  ).toEqual([0, 0])
})

test('triangles with a common side leave no gap', () => {
  // A square cut along a diagonal that no float lies on: each point of the diagonal is in one of the two, or in both.
  const [a, b, c, d] = [
    [0.1, 0.2, 0],
    [0.83, 0.31, 0],
    [0.77, 0.95, 0],
    [0.13, 0.86, 0],
  ] as const
  const along = Array.from({ length: 400 }, (_, i) => a.map((value, axis) => value + ((i + 0.5) / 400) * ((c[axis] ?? NaN) - value)))
  const [one, other] = [isIn(along.map((p) => [...a, ...b, ...c, ...p])), isIn(along.map((p) => [...a, ...c, ...d, ...p]))]
  expect(one.filter((value, i) => value + (other[i] ?? NaN) === 0)).toEqual([])
})

test('triangleContain holds nothing without area', () => {
  const flat = triangles.map((row) => [...corner(row, 0), ...corner(row, 1), ...corner(row, 0).map((value, i) => 2 * (corner(row, 1)[i] ?? NaN) - value)])
  expect(isIn(flat.map((row) => [...row, ...corner(row, 1)])).every((value) => value === 0)).toBe(true)
  for (const size of [1e-5, 1, 1e6])
    for (const straight of [0, Math.PI]) {
      const of = (angle: number): Row => {
        const row = [0, 0, 0, size, 0, 0, size * Math.cos(straight + angle), size * Math.sin(straight + angle), 0]
        return [...row, ...mixed(row, 0.3, 0.3)]
      }
      expect(isIn([of(9e-7)])).toEqual([0])
      expect(isIn([of(2e-6)])).toEqual([1])
    }
})

test('triangleContain and triangleDistanceSq are the same at every size', () => {
  const inPlane = plump.map((row, i) => [...row, ...mixed(row, ((i * 0.37) % 1.4) - 0.2, ((i * 0.61) % 1.4) - 0.2)].map(Math.fround))
  const around = plump.map((row, i) => [...row, ...(points[i] ?? [])].map(Math.fround))
  const [shape, far] = [isIn(inPlane), squared(around)]
  expect(new Set(shape)).toEqual(new Set([0, 1]))
  for (const size of [2 ** -20, 2 ** -10, 2 ** 10, 2 ** 29]) {
    const scaled = (rows: readonly Row[]): readonly Row[] => rows.map((row) => row.map((value) => value * size))
    expect(isIn(scaled(inPlane)), String(size)).toEqual(shape)
    expect(isIn(scaled(around)), String(size)).toEqual(isIn(around))
    expect(Math.max(...squared(scaled(around)).map((value, i) => Math.abs(value / size ** 2 - (far[i] ?? NaN)))), String(size)).toBeLessThan(1e-5)
  }
})

const joined = triangles.map((row, i) => [...row, ...(points[i] ?? [])])

test('triangleDistanceSq is the square of the distance', () => {
  const distances = signed(joined)
  expect(Math.max(...squared(joined).map((value, i) => Math.abs(value - (distances[i] ?? NaN) ** 2)))).toBeLessThan(4e-6)
  const onIt = plump.map((row) => [...row, ...mixed(row, 0.3, 0.4)])
  expect(Math.max(...squared(onIt))).toBeLessThan(1e-12)
  expect(Math.min(...squared(joined))).toBeGreaterThanOrEqual(0)
})

test('triangleDistanceSq is the same on both sides', () => {
  const normals = run(triangleNormal, 'triangleNormal', plump)
  const at = (height: number, u: number): Row =>
    squared(plump.map((row, i) => [...row, ...mixed(row, u, 0.3).map((value, axis) => value + height * (normals[i]?.[axis] ?? NaN))]))
  for (const u of [0.3, 1.5]) {
    const [front, back] = [at(0.5, u), at(-0.5, u)]
    expect(Math.max(...front.map((value, i) => Math.abs(value - (back[i] ?? NaN))))).toBeLessThan(1e-5)
  }
})

test('triangleDistanceSq bends, but has no crease', () => {
  /** How far the values bend over steps along lines through all regions: a quarter at half the step, but half where there is a crease. */
  const bend = (of: (rows: readonly Row[]) => Row, step: number): number => {
    const lines = plump.slice(0, 30).flatMap((row, i) => {
      const way = points[i] ?? []
      const middle = mixed(row, 0.3, 0.4)
      return Array.from({ length: 41 }, (_, k) => (k - 20) / 20).map((t) =>
        [-step, 0, step].map((off) => [...row, ...middle.map((value, axis) => value + (t + off) * (way[axis] ?? NaN))]),
      )
    })
    const [before, here, after] = [0, 1, 2].map((k) => of(lines.map((line) => line[k] ?? [])))
    return Math.max(...(here ?? []).map((value, i) => Math.abs((before?.[i] ?? NaN) + (after?.[i] ?? NaN) - 2 * value)))
  }
  const ratio = (of: (rows: readonly Row[]) => Row): number => bend(of, 1 / 32) / bend(of, 1 / 64)
  expect(ratio(squared)).toBeGreaterThan(3.5)
  expect(ratio((rows) => signed(rows).map(Math.abs))).toBeLessThan(2.5)
  // Over a side the second derivative falls from 2 to that of the distance across it.
  const unit = [0, 0, 0, 1, 0, 0, 0, 1, 0]
  const second = (y: number): number => {
    const [low = NaN, middle = NaN, high = NaN] = squared([-0.01, 0, 0.01].map((off) => [...unit, 0.25, y + off, 0]))
    return (low + high - 2 * middle) / 1e-4
  }
  expect(second(-0.5)).toBeCloseTo(2, 1)
  expect(second(0.25)).toBeCloseTo(0, 1)
})

test('triangleDistanceSq of a flat triangle is that of its segment', () => {
  const rows = triangles.map((row, i) => {
    const [from, to] = [corner(row, 0), corner(row, 1)].map((at) => at.map((value) => Math.round(value * 64) / 64))
    const p = points[i] ?? []
    return { from: from ?? [], to: to ?? [], p }
  })
  const found = squared(rows.map(({ from, to, p }) => [...from, ...to, ...from.map((value, i) => (value + (to[i] ?? NaN)) / 2), ...p]))
  const expected = rows.map(({ from, to, p }) => {
    const along = sub(to, from)
    const length = along.reduce((sum, value) => sum + value * value, 0)
    const t = length === 0 ? 0 : Math.min(Math.max(sub(p, from).reduce((sum, value, i) => sum + value * (along[i] ?? NaN), 0) / length, 0), 1)
    return sub(
      p,
      from.map((value, i) => value + t * (along[i] ?? NaN)),
    ).reduce((sum, value) => sum + value * value, 0)
  })
  expect(Math.max(...found.map((value, i) => Math.abs(value - (expected[i] ?? NaN))))).toBeLessThan(1e-5)
})
