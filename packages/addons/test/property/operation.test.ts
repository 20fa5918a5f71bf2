/**
 * Properties of what operations make of distances: where the result is the true distance, and where it is less. Outlines are made
 * of points, independently of the functions.
 */
import type { AnyFn } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { opElongate, opExtrude, opIntersection, opOnion, opRepeat, opRevolve, opRound, opSubtraction } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { toOutline } from '../oracle/sdf/outline.ts'
import type { Corner } from '../oracle/sdf/outline.ts'
import { toSegment } from '../oracle/sdf/segment.ts'

type Point = readonly number[]

const range = (from: number, to: number, count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
const rowsOf = (call: AnyFn, name: string, rows: readonly Point[]): readonly Point[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  )
const valuesOf = (call: AnyFn, name: string, rows: readonly Point[]): readonly number[] => rowsOf(call, name, rows).map(([value = NaN]) => value)
const nearest = (outline: readonly Point[], [x = NaN, y = NaN]: Point): number => {
  let least = Infinity
  for (const point of outline) least = Math.min(least, ((point[0] ?? NaN) - x) ** 2 + ((point[1] ?? NaN) - y) ** 2)
  return Math.sqrt(least)
}

const plane = times(2, { min: -1.5, max: 1.5 })
const places = spread(plane, 300)
/** How far outlines made of points are off. */
const apart = 4e-3

const square: readonly Corner[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
]
/** A square without its upper right quarter. */
const dented: readonly Corner[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0],
  [0, 0],
  [0, 0.5],
  [-0.5, 0.5],
]
const rhombus = (x: number, y: number): readonly Corner[] => [
  [x, 0],
  [0, y],
  [-x, 0],
  [0, -y],
]
const distancesTo = (corners: readonly Corner[]): readonly number[] => places.map(([x = NaN, y = NaN]) => toOutline(x, y, corners))

/** All points at this distance from a polygon, outside, or inside where it is negative: beside its sides, and around its corners. */
const offset = (corners: readonly Corner[], distance: number): readonly Point[] =>
  corners
    .flatMap(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [NaN, NaN]
      const length = Math.hypot(bx - ax, by - ay)
      const [nx, ny] = [((by - ay) / length) * distance, ((ax - bx) / length) * distance]
      const beside = range(0, 1, 500).map((t) => [ax + t * (bx - ax) + nx, ay + t * (by - ay) + ny])
      return [...beside, ...range(0, 2 * Math.PI, 500).map((angle) => [ax + distance * Math.cos(angle), ay + distance * Math.sin(angle)])]
    })
    .filter(([x = NaN, y = NaN]) => Math.abs(toOutline(x, y, corners) - distance) < 1e-9)

/** The true distance less the magnitude that was found, for each place. */
const lacks = (outline: readonly Point[], found: readonly number[]): readonly { readonly lack: number; readonly value: number; readonly at: Point }[] =>
  found.map((value, i) => ({ lack: nearest(outline, places[i] ?? []) - Math.abs(value), value, at: places[i] ?? [] }))
const most = (values: readonly { readonly lack: number }[]): number => Math.max(...values.map(({ lack }) => lack))
const least = (values: readonly { readonly lack: number }[]): number => Math.min(...values.map(({ lack }) => lack))

describe('opRound', () => {
  const rounded = (corners: readonly Corner[], r: number): ReturnType<typeof lacks> =>
    lacks(
      offset(corners, r),
      valuesOf(
        opRound,
        'opRound',
        distancesTo(corners).map((d) => [d, r]),
      ),
    )

  test('a rounded shape is exact outside, whatever the shape', () => {
    for (const corners of [square, dented]) {
      const outside = rounded(corners, 0.2).filter(({ value }) => value > 0)
      expect(most(outside)).toBeLessThan(apart)
      expect(least(outside)).toBeGreaterThan(-1e-6)
    }
  })

  test('inside, a rounded convex shape is exact, and one with a dent a lower bound', () => {
    const inside = rounded(square, 0.2).filter(({ value }) => value < 0)
    expect(most(inside)).toBeLessThan(apart)
    expect(least(inside)).toBeGreaterThan(-1e-6)
    const within = rounded(dented, 0.2).filter(({ value }) => value < 0)
    expect(least(within)).toBeGreaterThan(-1e-6)
    expect(most(within)).toBeGreaterThan(0.04)
  })

  test('with a negative margin, it is exact inside and a lower bound outside', () => {
    const shrunken = rounded(dented, -0.1)
    const inside = shrunken.filter(({ value }) => value < 0)
    expect(most(inside)).toBeLessThan(apart)
    expect(least(shrunken)).toBeGreaterThan(-1e-6)
    expect(most(shrunken)).toBeGreaterThan(0.03)
  })
})

describe('opOnion', () => {
  const half = 0.08
  const wall = (corners: readonly Corner[]): ReturnType<typeof lacks> =>
    lacks(
      [...offset(corners, half), ...offset(corners, -half)],
      valuesOf(
        opOnion,
        'opOnion',
        distancesTo(corners).map((d) => [d, half]),
      ),
    )

  test('a wall is exact on both sides of it, and within it a lower bound', () => {
    for (const corners of [square, dented]) {
      const all = wall(corners)
      const beside = all.filter(({ value }) => value > 0)
      expect(beside.filter(({ at: [x = NaN, y = NaN] }) => toOutline(x, y, corners) < 0).length).toBeGreaterThan(5)
      expect(most(beside)).toBeLessThan(apart)
      expect(least(all)).toBeGreaterThan(-1e-6)
    }
    // In the corner of a square, on the bisector: the side within is further away than it seems.
    const [value = NaN] = valuesOf(opOnion, 'opOnion', [[toOutline(0.46, 0.46, square), half]])
    expect(nearest([...offset(square, half), ...offset(square, -half)], [0.46, 0.46]) - Math.abs(value)).toBeGreaterThan(0.01)
  })

  test('a wall is twice as thick as halfThickness, and a wall of a wall is two', () => {
    const depths = range(-1, 1, 2000)
    const once = valuesOf(
      opOnion,
      'opOnion',
      depths.map((d) => [d, 0.25]),
    )
    const walls = (values: readonly number[]): number => values.filter((value, i) => value < 0 !== (values[i - 1] ?? 1) < 0).length / 2
    expect(once.filter((value) => value < 0).length / 1000).toBeCloseTo(0.5, 2)
    expect(walls(once)).toBe(1)
    const twice = valuesOf(
      opOnion,
      'opOnion',
      once.map((d) => [d, 0.125]),
    )
    expect(walls(twice)).toBe(2)
  })
})

/** Two discs of this radius, with their middles at −½ and ½. */
const radius = 0.7
const discs = places.map(([x = NaN, y = NaN]) => [Math.hypot(x + 0.5, y) - radius, Math.hypot(x - 0.5, y) - radius])
/** Of each circle the part inside the other, or outside it. */
const circle = (side: 1 | -1, isInside: boolean): readonly Point[] =>
  range(0, 2 * Math.PI, 3000)
    .map((angle) => [side * 0.5 + radius * Math.cos(angle), radius * Math.sin(angle)])
    .filter(([x = NaN, y = NaN]) => (isInside ? 1 : -1) * (radius - Math.hypot(x + side * 0.5, y)) >= -1e-9)

test('what two discs share is exact inside and a lower bound outside', () => {
  const lens = lacks([...circle(1, true), ...circle(-1, true)], valuesOf(opIntersection, 'opIntersection', discs))
  const inside = lens.filter(({ value }) => value < 0)
  expect(inside.length).toBeGreaterThan(8)
  expect(most(inside)).toBeLessThan(apart)
  expect(least(lens)).toBeGreaterThan(-1e-6)
  expect(most(lens)).toBeGreaterThan(0.1)
})

test('a disc without another is exact inside and a lower bound outside', () => {
  const crescent = lacks([...circle(-1, false), ...circle(1, true)], valuesOf(opSubtraction, 'opSubtraction', discs))
  const inside = crescent.filter(({ value }) => value < 0)
  expect(inside.length).toBeGreaterThan(20)
  expect(most(inside)).toBeLessThan(apart)
  expect(least(crescent)).toBeGreaterThan(-1e-6)
  expect(most(crescent)).toBeGreaterThan(0.1)
})

describe.each([
  { name: 'opSubtraction', call: opSubtraction, sign: -1 },
  { name: 'opIntersection', call: opIntersection, sign: 1 },
])('$name with a width', ({ name, call, sign }) => {
  const run = (rows: readonly Point[]): readonly number[] => valuesOf(call, `${name}_smooth`, rows)
  const rows = spread([...times(2, { min: -1, max: 1 }), { min: 0, max: 1 }], 1000)

  test('lies above the maximum by a quarter of the width at most, and is the maximum where the two are further apart', () => {
    const wrong = run(rows).filter((value, i) => {
      const [a = NaN, b = NaN, k = NaN] = rows[i] ?? []
      const above = value - Math.max(a, sign * b)
      return above < 0 || above > k / 4 + 1e-7 || (Math.abs(a - sign * b) >= k && above !== 0)
    })
    expect(wrong).toEqual([])
  })

  test('is the maximum to the bit without a width', () => {
    const without = rows.flatMap(([a = NaN, b = NaN]) => [0, -1].map((k) => [a, b, k].map(Math.fround)))
    expect(run(without)).toEqual(without.map(([a = NaN, b = NaN]) => Math.max(a, sign * b)))
  })

  test('changes by no more than the larger change of the two distances', () => {
    const moved = rows.map(([a = NaN, b = NaN, k = NaN], i) => [a + 0.1 * Math.sin(i), b + 0.1 * Math.cos(3 * i), k])
    const [here, there] = [run(rows), run(moved)]
    const wrong = here.filter((value, i) => Math.abs((there[i] ?? NaN) - value) > 0.1 * Math.max(Math.abs(Math.sin(i)), Math.abs(Math.cos(3 * i))) + 1e-6)
    expect(wrong).toEqual([])
  })

  test('has no jump in its slope', () => {
    const step = 2 ** -9
    const values = run(range(-1, 1, 1024).map((a) => [a, 0.125, 0.5]))
    const slopes = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) / step)
    expect(Math.max(...slopes.slice(1).map((slope, i) => Math.abs(slope - (slopes[i] ?? NaN))))).toBeLessThan(1.1 * (step / (2 * 0.5)))
  })
})

test('what is common to two shapes is the same in either order, and a shape without another is common to it and the outside of the other', () => {
  const rows = spread([...times(2, { min: -1, max: 1 }), { min: 0, max: 1 }], 500)
  const common = valuesOf(opIntersection, 'opIntersection_smooth', rows)
  expect(
    valuesOf(
      opIntersection,
      'opIntersection_smooth',
      rows.map(([a = NaN, b = NaN, k = NaN]) => [b, a, k]),
    ),
  ).toEqual(common)
  expect(
    valuesOf(
      opSubtraction,
      'opSubtraction_smooth',
      rows.map(([a = NaN, b = NaN, k = NaN]) => [a, -b, k]),
    ),
  ).toEqual(common)
})

describe('opElongate', () => {
  /** The distance to what a shape becomes. */
  const elongated = (shape: (x: number, y: number) => number, half: Point, at = places): readonly number[] =>
    rowsOf(
      opElongate,
      'opElongate',
      at.map((place) => [...place, ...half]),
    ).map(([x = NaN, y = NaN, depth = NaN]) => shape(x, y) + depth)
  const to = (corners: readonly Corner[]) => (x: number, y: number) => toOutline(x, y, corners)
  const half = [0.5, 0.25]
  const box: readonly Corner[] = [
    [-0.5, -0.25],
    [0.5, -0.25],
    [0.5, 0.25],
    [-0.5, 0.25],
  ]

  test('an elongated disc is a rounded rectangle, exact inside and outside', () => {
    const errors = elongated((x, y) => Math.hypot(x, y) - 0.4, half).map(
      (value, i) => value - (toOutline(places[i]?.[0] ?? NaN, places[i]?.[1] ?? NaN, box) - 0.4),
    )
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(1e-6)
  })

  test('an elongated rhombus is an octagon, exact outside and a lower bound inside', () => {
    const octagon: readonly Corner[] = [
      [0.9, -0.25],
      [0.9, 0.25],
      [0.5, 0.65],
      [-0.5, 0.65],
      [-0.9, 0.25],
      [-0.9, -0.25],
      [-0.5, -0.65],
      [0.5, -0.65],
    ]
    const [found, truth] = [elongated(to(rhombus(0.4, 0.4)), half), distancesTo(octagon)]
    const outside = found.filter((_, i) => (truth[i] ?? NaN) > 0).length
    expect(outside).toBeGreaterThan(50)
    expect(Math.max(...found.map((value, i) => ((truth[i] ?? NaN) > 0 ? Math.abs(value - (truth[i] ?? NaN)) : 0)))).toBeLessThan(1e-6)
    const inside = found.map((value, i) => ((truth[i] ?? NaN) < 0 ? Math.abs(truth[i] ?? NaN) - Math.abs(value) : 0))
    expect(Math.min(...inside)).toBeGreaterThan(-1e-6)
    expect(Math.max(...inside)).toBeGreaterThan(0.05)
  })

  test('of any shape whose middle is inside, no two places differ by more than they are apart', () => {
    const shift = (x: number, y: number): number => toOutline(x - 0.2, y - 0.1, [...dented])
    const moved = places.map(([x = NaN, y = NaN], i) => [x + 0.1 * Math.cos(i), y + 0.1 * Math.sin(i)])
    const [here, there] = [elongated(shift, half), elongated(shift, half, moved)]
    expect(Math.max(...here.map((value, i) => Math.abs(value - (there[i] ?? NaN)) / 0.1))).toBeLessThan(1 + 1e-5)
  })

  test('a hole in the middle of the shape shrinks, and the depth adds a false wall in it', () => {
    // A ring: its middle is 0.4 away from it. Four parts of it are pulled apart, and what lies between them is empty.
    const ring = (x: number, y: number): number => Math.abs(Math.hypot(x, y) - 0.5) - 0.1
    const [centre = NaN] = elongated(ring, [0.6, 0.6], [[0, 0]])
    expect(centre).toBeCloseTo(-0.2, 6)
    const [withoutDepth = []] = rowsOf(opElongate, 'opElongate', [[0, 0, 0.6, 0.6]])
    expect(ring(withoutDepth[0] ?? NaN, withoutDepth[1] ?? NaN)).toBeCloseTo(0.4, 6)
  })
})

test('an extruded polygon is as far away as its nearest wall or lid', () => {
  const points = spread(times(3, { min: -1, max: 1 }), 300)
  const h = 0.375
  const found = valuesOf(
    opExtrude,
    'opExtrude',
    points.map(([x = NaN, y = NaN, z = NaN]) => [toOutline(x, y, dented), z, h]),
  )
  const errors = found.map((value, i) => {
    const [x = NaN, y = NaN, z = NaN] = points[i] ?? []
    const flat = toOutline(x, y, dented)
    const walls = dented.map(([ax, ay], side) => {
      const [bx, by] = dented[(side + 1) % dented.length] ?? [NaN, NaN]
      return Math.hypot(toSegment(x, y, ax, ay, bx, by), Math.max(Math.abs(z) - h, 0))
    })
    const lids = [-h, h].map((level) => Math.hypot(Math.max(flat, 0), z - level))
    const isInside = flat < 0 && Math.abs(z) < h
    return value - (isInside ? -1 : 1) * Math.min(...walls, ...lids)
  })
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(1e-6)
})

test('a smaller distance to the flat shape never makes the solid further away', () => {
  const rows = spread([...times(2, { min: -1, max: 1 }), { min: 0, max: 1 }], 300)
  const full = valuesOf(opExtrude, 'opExtrude', rows)
  const less = valuesOf(
    opExtrude,
    'opExtrude',
    rows.map(([d = NaN, z = NaN, h = NaN], i) => [(d * (i % 4)) / 4, z, h]),
  )
  expect(less.filter((value, i) => Math.abs(value) > Math.abs(full[i] ?? NaN) + 1e-6)).toEqual([])
})

describe('opRevolve', () => {
  const points = [...spread(times(3, { min: -1.5, max: 1.5 }), 50), [0, 0, 0]]
  const revolved = (corners: readonly Corner[], offset: number): readonly number[] =>
    rowsOf(
      opRevolve,
      'opRevolve',
      points.map((point) => [...point, offset]),
    ).map(([x = NaN, y = NaN]) => toOutline(x, y, corners))
  /** Points of the surface: the part of the profile right of the axis, turned. */
  const surface = (corners: readonly Corner[], offset: number): readonly Point[] =>
    corners
      .flatMap(([ax, ay], i) => {
        const [bx, by] = corners[(i + 1) % corners.length] ?? [NaN, NaN]
        return range(0, 1, 30).map((t) => [ax + t * (bx - ax) + offset, ay + t * (by - ay)])
      })
      .filter(([x = NaN]) => x >= 0)
      .flatMap(([x = NaN, y = NaN]) => range(0, 2 * Math.PI, 120).map((angle) => [x * Math.cos(angle), y, x * Math.sin(angle)]))
  const short = (corners: readonly Corner[], offset: number): readonly number[] => {
    const all = surface(corners, offset)
    return revolved(corners, offset).map((value, i) => {
      const [x = NaN, y = NaN, z = NaN] = points[i] ?? []
      let squared = Infinity
      for (const [u = NaN, v = NaN, w = NaN] of all) squared = Math.min(squared, (u - x) ** 2 + (v - y) ** 2 + (w - z) ** 2)
      return Math.sqrt(squared) - Math.abs(value)
    })
  }

  test('a profile beside the axis stays exact when it turns around it', () => {
    const differences = short(dented, 0.75)
    expect(Math.min(...differences)).toBeGreaterThan(-1e-6)
    expect(Math.max(...differences)).toBeLessThan(0.04)
  })

  test('a profile that crosses the axis is a lower bound', () => {
    const differences = short(rhombus(0.6, 0.6), 0.25)
    expect(Math.min(...differences)).toBeGreaterThan(-1e-6)
    expect(Math.max(...differences)).toBeGreaterThan(0.05)
  })

  test('it is the same all around the axis', () => {
    const there = rowsOf(
      opRevolve,
      'opRevolve',
      points.map((point) => [...point, 0.5]),
    )
    const away = rowsOf(
      opRevolve,
      'opRevolve',
      points.map(([x = NaN, y = NaN, z = NaN]) => [0.6 * x - 0.8 * z, y, 0.8 * x + 0.6 * z, 0.5]),
    )
    expect(Math.max(...there.flatMap((row, i) => row.map((value, k) => Math.abs(value - (away[i]?.[k] ?? NaN)))))).toBeLessThan(1e-6)
  })
})

describe('opRepeat', () => {
  const period = [1, 0.75]
  const wide = spread(times(2, { min: -4, max: 4 }), 150)
  const placed = (limit?: Point, by = period): readonly Point[] =>
    rowsOf(
      opRepeat,
      limit ? 'opRepeat_limit_vec2' : 'opRepeat_vec2',
      wide.map((place) => [...place, ...by, ...(limit ?? [])]),
    )
  /** The nearest of all copies. */
  const toCopies = (shape: (x: number, y: number) => number, [x = NaN, y = NaN]: Point, [m = NaN, n = NaN]: Point): number =>
    Math.min(...range(-m, m, 2 * m).flatMap((i) => range(-n, n, 2 * n).map((k) => shape(x - i * (period[0] ?? NaN), y - k * (period[1] ?? NaN)))))

  test('of a shape that is its own mirror image and fits into its cell, the distance to the nearest copy is exact', () => {
    const shape = (x: number, y: number): number => toOutline(x, y, rhombus(0.5, 0.3))
    for (const limit of [undefined, [2, 1]]) {
      const errors = placed(limit).map(([x = NaN, y = NaN], i) => shape(x, y) - toCopies(shape, wide[i] ?? [], limit ?? [6, 8]))
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(2e-6)
    }
  })

  test('of a shape off the middle of its cell, the distance is too large', () => {
    const shape = (x: number, y: number): number => Math.hypot(x - 0.3, y) - 0.1
    const errors = placed().map(([x = NaN, y = NaN], i) => shape(x, y) - toCopies(shape, wide[i] ?? [], [6, 8]))
    expect(Math.min(...errors)).toBeGreaterThan(-2e-6)
    expect(Math.max(...errors)).toBeGreaterThan(0.3)
  })

  test('what reaches past its cell is cut off at the border', () => {
    // A bar from −0.1 to 0.7 in cells from −0.5 to 0.5.
    const bar = (x: number): number => Math.abs(x - 0.3) - 0.4
    const [within = NaN, past = NaN] = valuesOf(opRepeat, 'opRepeat_limit', [
      [0.45, 1, 1],
      [0.6, 1, 1],
    ])
    expect(bar(within)).toBeCloseTo(-0.25, 6)
    expect(bar(past)).toBeCloseTo(0.3, 6)
  })

  test('a limit makes 2·limit + 1 copies, and past the last the distance grows', () => {
    const line = range(-8, 8, 1600)
    for (const [limit, count] of [
      [0, 1],
      [1, 3],
      [2.4, 5],
      [2.5, 7],
      [-1, 1],
    ] as const) {
      const found = valuesOf(
        opRepeat,
        'opRepeat_limit',
        line.map((x) => [x, 1, limit]),
      ).map((x) => Math.abs(x) - 0.2)
      expect(found.filter((value, i) => i > 0 && value < 0 && (found[i - 1] ?? NaN) >= 0)).toHaveLength(count)
      expect(found.at(-1)).toBeCloseTo(7.8 - (count - 1) / 2, 5)
    }
  })

  test('the place is within half a period of its copy, and the upper end belongs to the next', () => {
    const wrong = placed().filter((place) => place.some((at, i) => Math.abs(at) > (period[i] ?? NaN) / 2 + 1e-6))
    expect(wrong).toEqual([])
    expect(
      valuesOf(
        opRepeat,
        'opRepeat',
        [0.5, 1.5, -0.5, 2.5].map((x) => [x, 1]),
      ),
    ).toEqual([-0.5, -0.5, -0.5, -0.5])
  })

  test('the sign of the period does not matter, and a period of 0 leaves the place alone', () => {
    expect(placed([2, 1], [-1, -0.75])).toEqual(placed([2, 1]))
    expect(placed(undefined, [0, 0])).toEqual(wide)
    expect(placed([1, 1], [0, 0])).toEqual(wide)
  })
})
