/** Properties of the distances to a triangle, a hexagon and an arrow: they are exact, compared with points of outlines that this test makes. */
import type { AnyFn } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { arrowSDF, hexSDF, hexTile, lineSDF, polySDF, rectSDF, triSDF, triangleSDF } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]
type Point = readonly [x: number, y: number]

const values = (call: AnyFn, name: string, rows: readonly Row[]): Row =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  ).map(([value = NaN]) => value)

/** Points of the sides of a polygon, none further from the next than 0.002. */
const sidesOf = (corners: readonly Point[]): readonly Point[] =>
  corners.flatMap(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [NaN, NaN]
    const count = Math.ceil(Math.hypot(bx - ax, by - ay) / 0.002)
    return Array.from({ length: count }, (_, k): Point => [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count])
  })

const h = Math.sqrt(3) / 2
const triangle: readonly Point[] = [
  [0, 0.8],
  [0.8 * h, -0.4],
  [-0.8 * h, -0.4],
]
const hexagon: readonly Point[] = [
  [0, 0.7 / h],
  [0.7, 0.35 / h],
  [0.7, -0.35 / h],
  [0, -0.7 / h],
  [-0.7, -0.35 / h],
  [-0.7, 0.35 / h],
]
// From (−0.9, −0.7) in the direction (0.8, 0.6), 2 long: the shaft 0.2 thick, the head 0.6 long and wide.
const along = (x: number, y: number): Point => [-0.9 + 0.8 * x - 0.6 * y, -0.7 + 0.6 * x + 0.8 * y]
const arrow = [along(0, -0.1), along(1.4, -0.1), along(1.4, -0.3), along(2, 0), along(1.4, 0.3), along(1.4, 0.1), along(0, 0.1)]

const shapes: readonly { readonly name: string; readonly call: AnyFn; readonly rest: Row; readonly corners: readonly Point[]; readonly creased: number }[] = [
  { name: 'triSDF', call: triSDF, rest: [0.8], corners: triangle, creased: 0.03 },
  { name: 'hexSDF', call: hexSDF, rest: [0.7], corners: hexagon, creased: 0.03 },
  { name: 'arrowSDF', call: arrowSDF, rest: [-0.9, -0.7, 0.7, 0.5, 0.2, 0.6], corners: arrow, creased: 0.05 },
]

const places = spread(times(2, { min: -1.5, max: 1.5 }), 600)

describe.each(shapes)('$name', ({ name, call, rest, corners, creased }) => {
  const measure = (points: readonly Row[]): Row =>
    values(
      call,
      name,
      points.map((point) => [...point, ...rest]),
    )
  const outline = sidesOf(corners)
  const distances = measure(places)

  test('no point of the outline is nearer, and one is as near', () => {
    const apart = places.slice(0, 60).map(([x = NaN, y = NaN], i) => {
      let nearest = Infinity
      for (const [u, v] of outline) nearest = Math.min(nearest, (u - x) ** 2 + (v - y) ** 2)
      return Math.sqrt(nearest) - Math.abs(distances[i] ?? NaN)
    })
    expect(Math.min(...apart)).toBeGreaterThan(-1e-6)
    expect(Math.max(...apart)).toBeLessThan(0.002)
    // Both signs, by the winding of the polygon about the place.
    for (const [i, [x = NaN, y = NaN]] of places.slice(0, 60).entries()) {
      const turns = corners.reduce((sum, [ax, ay], k) => {
        const [bx, by] = corners[(k + 1) % corners.length] ?? [NaN, NaN]
        return sum + Math.atan2((ax - x) * (by - y) - (ay - y) * (bx - x), (ax - x) * (bx - x) + (ay - y) * (by - y))
      }, 0)
      expect((distances[i] ?? NaN) < 0).toBe(Math.abs(turns) > 1)
    }
  })

  test('it is 0 on the outline', () => {
    expect(Math.max(...measure(outline.filter((_, i) => i % 5 === 0)).map(Math.abs))).toBeLessThan(1e-6)
  })

  test('its gradient has length 1 off the creases, and they are where the record says', () => {
    const step = 2 ** -9
    const slope = (by: Point): Row => {
      const [above, below] = [1, -1].map((side) => measure(places.map(([x = NaN, y = NaN]) => [x + side * step * by[0], y + side * step * by[1]])))
      return places.map((_, i) => ((above?.[i] ?? NaN) - (below?.[i] ?? NaN)) / (2 * step))
    }
    const [dx, dy] = [slope([1, 0]), slope([0, 1])]
    const bent = places.filter((_, i) => Math.hypot(dx[i] ?? NaN, dy[i] ?? NaN) < 0.99)
    expect(Math.max(...places.map((_, i) => Math.hypot(dx[i] ?? NaN, dy[i] ?? NaN)))).toBeLessThan(1 + 1e-3)
    expect(bent.length / places.length).toBeLessThan(creased)
    if (name === 'arrowSDF') return
    // Inside, on a line from the centre to a corner.
    for (const [x = NaN, y = NaN] of bent) {
      expect(Math.min(...corners.map(([cx, cy]) => Math.abs(cx * y - cy * x) / Math.hypot(cx, cy)))).toBeLessThan(2 * step)
      expect(values(call, name, [[x, y, ...rest]])[0]).toBeLessThan(step)
    }
  })
})

test('the border of a tile of hexTile is a hexagon of 0.5', () => {
  const rows = spread([...times(2, { min: -3, max: 3 })], 400)
  const tiles = runOnCPU(
    signatureOf(hexTile, 'hexTile'),
    rows.map((row) => [...row, 1]),
  )
  const inside = values(
    hexSDF,
    'hexSDF',
    tiles.map((tile) => [...tile.slice(0, 2), 0.5]),
  )
  expect(Math.max(...inside)).toBeLessThan(1e-6)
  expect(Math.max(...inside)).toBeGreaterThan(-0.02)
})

test('a shaft as wide as the head is the widest, and a head as long as the arrow the longest', () => {
  const run = (thickness: number, head: number): Row =>
    values(
      arrowSDF,
      'arrowSDF',
      places.map((place) => [...place, -0.5, 0, 0.5, 0, thickness, head]),
    )
  expect(run(5, 0.25)).toEqual(run(0.25, 0.25))
  expect(run(0.1, 9)).toEqual(run(0.1, 1))
  // A head alone is the triangle of its three corners.
  const onHead = sidesOf([
    [-0.5, 0.5],
    [0.5, 0],
    [-0.5, -0.5],
  ])
  const found = values(
    arrowSDF,
    'arrowSDF',
    onHead.filter((_, i) => i % 40 === 0).map((place) => [...place, -0.5, 0, 0.5, 0, 0.1, 9]),
  )
  expect(Math.max(...found.map(Math.abs))).toBeLessThan(1e-6)
})

test('a triangle and a hexagon are the polygons of 3 and of 6 corners', () => {
  const of = (call: AnyFn, name: string, rest: Row): Row =>
    values(
      call,
      name,
      places.map((place) => [...place, ...rest]),
    )
  const pairs = [
    [of(triSDF, 'triSDF', [0.8]), of(polySDF, 'polySDF', [0.8, 3])],
    [of(hexSDF, 'hexSDF', [0.8 * h]), of(polySDF, 'polySDF', [0.8, 6])],
  ] as const
  for (const [one, other] of pairs) expect(Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? NaN))))).toBeLessThan(2e-6)
})

test('the union of a rectangle and a triangle is only a bound inside an arrow', () => {
  // Along the x axis: the shaft from −1 to 0.4, 0.2 thick, and the head from there to 1.
  const arrowAt = (at: readonly Row[]): Row =>
    values(
      arrowSDF,
      'arrowSDF',
      at.map((place) => [...place, -1, 0, 1, 0, 0.2, 0.6]),
    )
  const unionAt = (at: readonly Row[]): Row => {
    const shaft = values(
      rectSDF,
      'rectSDF',
      at.map(([x = NaN, y = NaN]) => [x + 0.3, y, 0.7, 0.1]),
    )
    const tip = values(
      triangleSDF,
      'triangleSDF',
      at.map((place) => [...place, 0.4, -0.3, 1, 0, 0.4, 0.3]),
    )
    return shaft.map((value, i) => Math.min(value, tip[i] ?? NaN))
  }
  const [exact, union] = [arrowAt(places), unionAt(places)]
  expect(Math.max(...exact.map((value, i) => (value > 0 ? Math.abs(value - (union[i] ?? NaN)) : 0)))).toBeLessThan(2e-6)
  expect(Math.max(...exact.map((value, i) => value - (union[i] ?? NaN)))).toBeLessThan(2e-6)
  // Where shaft and head meet, the union is 0 and the arrow is not.
  const [meeting = NaN, shallow = NaN] = [arrowAt([[0.4, 0]])[0], unionAt([[0.4, 0]])[0]]
  expect([meeting, shallow].map((value) => Number(value.toFixed(6)))).toEqual([-0.1, 0])
})

test('an arrow without a head is a line', () => {
  for (const head of [0, -1]) {
    const rows = places.map((place) => [...place, -0.5, 0.25, 0.5, -0.5])
    const bare = values(
      arrowSDF,
      'arrowSDF',
      rows.map((row) => [...row, 0.25, head]),
    )
    const line = values(lineSDF, 'lineSDF', rows)
    expect(Math.max(...bare.map((value, i) => Math.abs(value - (line[i] ?? NaN))))).toBeLessThan(1e-6)
  }
})

test('an arrow without a length is a point', () => {
  const found = values(
    arrowSDF,
    'arrowSDF',
    places.map((place) => [...place, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5]),
  )
  expect(Math.max(...found.map((value, i) => Math.abs(value - Math.hypot((places[i]?.[0] ?? NaN) - 0.25, (places[i]?.[1] ?? NaN) - 0.5))))).toBeLessThan(1e-6)
})

test('all three are symmetric about their axis', () => {
  const mirrored = (call: AnyFn, name: string, rest: Row): readonly [Row, Row] => {
    const rows = grid(0.05, 1, 20).map((x, i) => [x, Math.fround(i / 10 - 1)] as const)
    return [
      values(
        call,
        name,
        rows.map((row) => [...row, ...rest]),
      ),
      values(
        call,
        name,
        rows.map(([x, y]) => [-x, y, ...rest]),
      ),
    ]
  }
  for (const [call, name, rest] of [
    [triSDF, 'triSDF', [0.8]],
    [hexSDF, 'hexSDF', [0.7]],
    [arrowSDF, 'arrowSDF', [0, -0.5, 0, 0.75, 0.125, 0.5]],
  ] as const) {
    const [right, left] = mirrored(call, name, rest)
    expect(left).toEqual(right)
  }
})
