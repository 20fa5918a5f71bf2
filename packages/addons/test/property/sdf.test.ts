/**
 * Properties of distance fields: they are exact distances. Each shape is compared with points of its boundary, which
 * the test generates independently.
 */
import type { AnyFn } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import { boxSDF, lineSDF, opUnion, rectSDF, starSDF, torusSDF } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { starCorners } from '../oracle/sdf/starSDF.ts'

type Point = readonly number[]

interface Shape {
  readonly name: string
  readonly call: AnyFn
  readonly dimensions: 2 | 3
  /** Arguments after the position. */
  readonly rest: readonly number[]
  /** Points of the boundary, none further from its nearest neighbours than `spacing`. */
  readonly boundary: readonly Point[]
  readonly spacing: number
  /** The share of positions where the gradient bends: finite differences make the creases this thick. */
  readonly creased: number
}

const range = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / Math.max(count, 1))
const between = (a: Point, b: Point, t: number): Point => a.map((value, i) => value + t * ((b[i] ?? NaN) - value))
const line = (a: Point, b: Point, count: number): readonly Point[] => range(0, 1, count).map((t) => between(a, b, t))
/** A part of a surface with two parameters from 0 to 1. */
const patch = (count: number, at: (u: number, v: number) => Point): readonly Point[] =>
  range(0, 1, count).flatMap((u) => range(0, 1, count).map((v) => at(u, v)))
/** With all signs of all coordinates. */
const mirrored = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((point) => Array.from({ length: 2 ** point.length }, (_, signs) => point.map((value, i) => (signs & (1 << i) ? -value : value))))

const half2 = [0.75, 0.5] as const
/** One quarter of a rectangle: two straight parts and a quarter of a circle. */
const rectangle = (radius: number): readonly Point[] => {
  const [ix, iy] = [half2[0] - radius, half2[1] - radius]
  const arc = range(0, Math.PI / 2, 2000).map((angle) => [ix + radius * Math.cos(angle), iy + radius * Math.sin(angle)])
  return mirrored([...line([0, half2[1]], [ix, half2[1]], 2000), ...line([half2[0], 0], [half2[0], iy], 2000), ...arc])
}

const half3 = [0.75, 0.5, 0.625] as const
/** One eighth of a box: three flat parts, three quarters of a cylinder, an eighth of a ball. */
const box = (radius: number): readonly Point[] => {
  const inner = half3.map((value) => value - radius)
  /** `u` and `v` along the axes after and before `axis`. */
  const onAxes = (axis: number, along: number, u: number, v: number): Point => {
    const point = [0, 0, 0]
    point[axis] = along
    point[(axis + 1) % 3] = u
    point[(axis + 2) % 3] = v
    return point
  }
  const parts = [0, 1, 2].flatMap((axis) => {
    const [side = NaN, first = NaN, second = NaN] = [inner[axis], inner[(axis + 1) % 3], inner[(axis + 2) % 3]]
    const face = patch(60, (u, v) => onAxes(axis, side + radius, u * first, v * second))
    const edge = patch(radius > 0 ? 60 : 0, (u, v) => {
      const angle = (v * Math.PI) / 2
      return onAxes(axis, u * side, first + radius * Math.cos(angle), second + radius * Math.sin(angle))
    })
    return [...face, ...edge]
  })
  const corner = patch(radius > 0 ? 60 : 0, (u, v) => {
    const [theta, phi] = [(u * Math.PI) / 2, (v * Math.PI) / 2]
    const direction = [Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta)]
    return inner.map((value, i) => value + radius * (direction[i] ?? NaN))
  })
  return mirrored([...parts, ...corner])
}

const [ring, tube] = [0.75, 0.3] as const
/** The tube between two angles, and a hemisphere at each end of an arc: the part of a sphere inside the tube is not a boundary. */
const torus = (reach: number): readonly Point[] => {
  const body = patch(340, (u, v) => {
    const [around, about] = [reach * (2 * u - 1), 2 * Math.PI * v]
    const out = ring + tube * Math.cos(about)
    return [out * Math.cos(around), tube * Math.sin(about), out * Math.sin(around)]
  })
  const ends = [-1, 1].flatMap((side) =>
    patch(reach < Math.PI ? 120 : 0, (u, v) => {
      const [theta, phi] = [(u * Math.PI) / 2, 2 * Math.PI * v]
      // The axis of the hemisphere continues along the ring.
      const [on, out, up] = [tube * Math.cos(theta), tube * Math.sin(theta) * Math.cos(phi), tube * Math.sin(theta) * Math.sin(phi)]
      const angle = side * reach
      return [(ring + out) * Math.cos(angle) - side * on * Math.sin(angle), up, (ring + out) * Math.sin(angle) + side * on * Math.cos(angle)]
    }),
  )
  return reach < Math.PI ? [...body, ...ends] : body
}

const star = (r: number, n: number, ratio: number): readonly Point[] => {
  const corners = starCorners(r, n, ratio)
  return corners.flatMap((corner, i) => line(corner, corners[(i + 1) % corners.length] ?? corner, 1500))
}

const [a2, b2] = [
  [-0.75, 0.25],
  [0.5, -0.5],
] as const
const [a3, b3] = [
  [-0.75, 0.25, 0.5],
  [0.5, -0.5, 0.25],
] as const

const shapes: readonly Shape[] = [
  { name: 'boxSDF', call: boxSDF, dimensions: 3, rest: half3, boundary: box(0), spacing: 0.02, creased: 0.03 },
  { name: 'boxSDF_rounded', call: boxSDF, dimensions: 3, rest: [...half3, 0.25], boundary: box(0.25), spacing: 0.02, creased: 0.03 },
  { name: 'lineSDF', call: lineSDF, dimensions: 2, rest: [...a2, ...b2], boundary: line(a2, b2, 4000), spacing: 0.001, creased: 0.01 },
  { name: 'lineSDF_vec3', call: lineSDF, dimensions: 3, rest: [...a3, ...b3], boundary: line(a3, b3, 4000), spacing: 0.001, creased: 0.01 },
  { name: 'rectSDF', call: rectSDF, dimensions: 2, rest: half2, boundary: rectangle(0), spacing: 0.001, creased: 0.03 },
  { name: 'rectSDF_rounded', call: rectSDF, dimensions: 2, rest: [...half2, 0.25], boundary: rectangle(0.25), spacing: 0.001, creased: 0.03 },
  { name: 'starSDF', call: starSDF, dimensions: 2, rest: [1.25, 5, 0.45], boundary: star(1.25, 5, 0.45), spacing: 0.001, creased: 0.06 },
  { name: 'torusSDF', call: torusSDF, dimensions: 3, rest: [ring, tube], boundary: torus(Math.PI), spacing: 0.03, creased: 0.02 },
  { name: 'torusSDF_arc', call: torusSDF, dimensions: 3, rest: [ring, tube, 2], boundary: torus(2), spacing: 0.03, creased: 0.02 },
]

/** The number of positions compared with every boundary point, of rays, and of small steps along each. */
const [compared, followed, marches] = isExhaustive ? [150, 60, 1500] : [40, 30, 500]

const range2 = { min: -2, max: 2 }
const moved = (point: Point, by: Point, length: number): Point => point.map((value, i) => value + length * (by[i] ?? 0))
const axes = (dimensions: number): readonly Point[] =>
  Array.from({ length: dimensions }, (_, axis) => Array.from({ length: dimensions }, (__, i) => Number(i === axis)))

describe.each(shapes)('$name', ({ name, call, dimensions, rest, boundary, spacing, creased }) => {
  const measure = (places: readonly Point[]): readonly number[] =>
    runOnCPU(
      signatureOf(call, name),
      places.map((place) => [...place, ...rest].map(Math.fround)),
    ).map(([value = NaN]) => value)
  const points = spread(times(dimensions, range2), 1500)
  const distances = measure(points)
  const step = 2 ** -9
  const sides = axes(dimensions).map((axis) => [
    measure(points.map((place) => moved(place, axis, step))),
    measure(points.map((place) => moved(place, axis, -step))),
  ])
  const gradients: readonly Point[] = points.map((_, i) => sides.map(([above, below]) => ((above?.[i] ?? NaN) - (below?.[i] ?? NaN)) / (2 * step)))

  test('no point of the boundary is nearer, and one is as near', () => {
    const apart = points.slice(0, compared).map((point, i) => {
      let nearest = Infinity
      for (const other of boundary) {
        let squared = 0
        for (let c = 0; c < dimensions; c++) squared += ((point[c] ?? NaN) - (other[c] ?? NaN)) ** 2
        if (squared < nearest) nearest = squared
      }
      return Math.sqrt(nearest) - Math.abs(distances[i] ?? NaN)
    })
    expect(Math.min(...apart)).toBeGreaterThan(-1e-6)
    expect(Math.max(...apart)).toBeLessThan(spacing)
  })

  test('it is 0 on the boundary', () => {
    const every = Math.ceil(boundary.length / 2000)
    expect(Math.max(...measure(boundary.filter((_, i) => i % every === 0)).map(Math.abs))).toBeLessThan(1e-6)
  })

  test('its gradient has length 1 off the creases, and is never longer', () => {
    const lengths = gradients.map((gradient) => Math.hypot(...gradient))
    expect(Math.max(...lengths)).toBeLessThan(1 + 1e-3)
    expect(lengths.filter((length) => length < 0.99).length / lengths.length).toBeLessThan(creased)
  })

  test('as far as it says against the gradient lies the boundary', () => {
    const straight = gradients.flatMap((gradient, i) => (Math.hypot(...gradient) > 0.9999 ? [{ gradient, i }] : []))
    expect(straight.length).toBeGreaterThan(1000)
    const feet = straight.map(({ gradient, i }) => moved(points[i] ?? [], gradient, -(distances[i] ?? NaN)))
    expect(Math.max(...measure(feet).map(Math.abs))).toBeLessThan(0.02)
  })

  test('no two places differ by more than they are apart', () => {
    const others = points.map((point, i) => moved(point, [Math.cos(i), Math.sin(i), 0], 0.3))
    const steepest = measure(others).map((value, i) => Math.abs(value - (distances[i] ?? NaN)) / 0.3)
    expect(Math.max(...steepest)).toBeLessThan(1 + 1e-3)
  })

  test('a ray that steps by it never passes the boundary, and stops where a march of small steps first meets it', () => {
    const rays = points.flatMap((from, i) => {
      const to = points[(7 * i + 3) % points.length] ?? from
      const length = Math.hypot(...from.map((value, c) => (to[c] ?? NaN) - value))
      return (distances[i] ?? NaN) > 0.1 && length > 0.5 ? [{ from, along: from.map((value, c) => ((to[c] ?? NaN) - value) / length) }] : []
    })
    const few = rays.slice(0, followed)
    const small = 6 / marches
    const marched = few.map(({ from, along }) => measure(range(0, 6, marches).map((t) => moved(from, along, t))))
    // All rays step together, since each call of `measure` prepares a shader.
    let ts = few.map(() => 0)
    for (let step = 0; step < 120; step++) {
      const steps = measure(few.map(({ from, along }, i) => moved(from, along, ts[i] ?? NaN)))
      expect(Math.min(...steps)).toBeGreaterThan(-1e-5)
      ts = ts.map((t, i) => (t < 6 ? t + (steps[i] ?? NaN) : t))
    }
    for (const [i, t] of ts.entries()) {
      // A ray that barely misses may still be approaching: so close, a step is tiny.
      const met = marched[i]?.findIndex((value) => value < small) ?? -1
      expect(t).toBeGreaterThan(met < 0 ? 6 - small : met * small - small)
      if (t < 6) expect(met).toBeGreaterThanOrEqual(0)
    }
  })
})

const valuesOf = (call: AnyFn, name: string, rows: readonly (readonly number[])[]): readonly number[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  ).map(([value = NaN]) => value)

test('a radius beyond half the shortest side makes a cube a ball, and a square a disc', () => {
  const points = spread(times(3, range2), 500)
  const cubes = valuesOf(
    boxSDF,
    'boxSDF_rounded',
    points.map((point) => [...point, 0.5, 0.5, 0.5, 9]),
  )
  const squares = valuesOf(
    rectSDF,
    'rectSDF_rounded',
    points.map(([x = NaN, y = NaN]) => [x, y, 0.5, 0.5, 9]),
  )
  for (const [i, [x = NaN, y = NaN, z = NaN]] of points.entries()) {
    expect(cubes[i]).toBeCloseTo(Math.hypot(x, y, z) - 0.5, 5)
    expect(squares[i]).toBeCloseTo(Math.hypot(x, y) - 0.5, 5)
  }
})

test('the field with square corners is a lower bound', () => {
  const points = spread(times(3, range2), 1000)
  const square = (point: Point, half: Point): number => Math.max(...point.map((value, i) => Math.abs(value) - (half[i] ?? NaN)))
  const cases = [
    { call: boxSDF, name: 'boxSDF', half: [...half3] },
    { call: rectSDF, name: 'rectSDF', half: [...half2] },
  ]
  for (const { call, name, half } of cases) {
    const places = points.map((point) => point.slice(0, half.length))
    const differences = valuesOf(
      call,
      name,
      places.map((place) => [...place, ...half]),
    ).map((value, i) => value - square(places[i] ?? [], half))
    expect(Math.min(...differences)).toBeGreaterThan(-1e-6)
    expect(Math.max(...differences)).toBeGreaterThan(0.3)
  }
})

test('the ends of a line may be exchanged, its distance is never negative, and its slope continuous off the line', () => {
  const rows = spread(times(6, range2), 1000)
  const there = valuesOf(lineSDF, 'lineSDF', rows)
  const back = valuesOf(
    lineSDF,
    'lineSDF',
    rows.map((row) => [...row.slice(0, 2), ...row.slice(4), ...row.slice(2, 4)]),
  )
  expect(Math.max(...there.map((value, i) => Math.abs(value - (back[i] ?? NaN))))).toBeLessThan(1e-6)
  expect(there.every((value) => value >= 0)).toBe(true)
  // Beside the line and past its end: the slope along it grows from 0 without a jump.
  const step = 2 ** -7
  const values = valuesOf(
    lineSDF,
    'lineSDF',
    range(-1, 2, 384).map((x) => [x, 0.5, -0.5, 0, 0.5, 0]),
  )
  const slopes = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) / step)
  expect(Math.max(...slopes.slice(1).map((slope, i) => Math.abs(slope - (slopes[i] ?? NaN))))).toBeLessThan(1.05 * (step / 0.5))
  expect(slopes[150]).toBe(0)
})

test('a star is a regular polygon at two ratios, and spokes without a negative distance at 0', () => {
  const points = spread(times(2, { min: -1, max: 1 }), 300)
  const run = (n: number, ratio: number) =>
    valuesOf(
      starSDF,
      'starSDF',
      points.map((point) => [...point, 1, n, ratio]),
    )
  for (const n of [3, 5, 8]) {
    for (const [corners, ratio] of [
      [n, Math.cos(Math.PI / n)],
      [2 * n, 1],
    ] as const) {
      // Inside a convex polygon with a corner at the top the nearest side is that whose normal reaches furthest.
      const beyond = points.map(([x = NaN, y = NaN]) =>
        Math.max(
          ...range(1, corners, corners - 1).map((i) => {
            const angle = (2 * i - 1) * (Math.PI / corners)
            return x * Math.sin(angle) + y * Math.cos(angle) - Math.cos(Math.PI / corners)
          }),
        ),
      )
      const off = run(n, ratio).map((value, i) => {
        const plane = beyond[i] ?? NaN
        return plane < 0 ? Math.abs(value - plane) : Math.max(plane - value, 0)
      })
      expect(Math.max(...off)).toBeLessThan(2e-6)
    }
    expect(Math.min(...run(n, 0), ...run(n, -1))).toBeGreaterThanOrEqual(0)
  }
})

test('an arc is exact inside until its ends overlap, and then too small in magnitude', () => {
  const [radius, thick] = [0.5, 0.3]
  /** The true depth: the nearest point that no ball of this radius about a point of the arc contains. */
  const depth = (point: Point, reach: number, wide = thick): number => {
    const away = ([x = NaN, y = NaN, z = NaN]: Point): number => {
      const angle = Math.min(Math.max(Math.atan2(z, x), -reach), reach)
      return Math.hypot(x - radius * Math.cos(angle), y, z - radius * Math.sin(angle))
    }
    // Along each of many directions, step out of the solid; the least of these ways is the depth.
    const directions = spread(times(2, { min: 0, max: 1 }), 300).map(([u = NaN, v = NaN]) => {
      const [z, angle] = [2 * u - 1, 2 * Math.PI * v]
      return [Math.sqrt(1 - z * z) * Math.cos(angle), z, Math.sqrt(1 - z * z) * Math.sin(angle)]
    })
    const straight = axes(3).flatMap((axis) => [axis, axis.map((value) => -value)])
    return Math.min(
      ...[...directions, ...straight].map((direction) => {
        let out = 0
        for (let step = 0; step < 40; step++) out += Math.max(wide - away(moved(point, direction, out)), 0)
        return out
      }),
    )
  }
  const measured = (point: Point, reach: number, wide = thick): number => -(valuesOf(torusSDF, 'torusSDF_arc', [[...point, radius, wide, reach]])[0] ?? NaN)
  const point = [-radius, 0, 0]
  // The ends are 0.81 apart at 2.2, and 0.14 at 3: less than two radii of the tube.
  const end = [radius * Math.cos(2.2) - 0.1, 0, radius * Math.sin(2.2) - 0.1]
  expect(Math.abs(measured(end, 2.2) - depth(end, 2.2))).toBeLessThan(0.01)
  expect(measured(point, 3)).toBeCloseTo(0.229, 3)
  expect(depth(point, 3)).toBeGreaterThan(0.28)
  // Where both ends meet the tube is whole again; with a tube thicker than the ring the middle is deeper than it says.
  expect(Math.abs(measured(point, Math.PI) - depth(point, Math.PI))).toBeLessThan(0.01)
  expect(depth([0, 0, 0], Math.PI, 0.7) - measured([0, 0, 0], Math.PI, 0.7)).toBeGreaterThan(0.2)
})

test('a sharp union of balls is exact outside and a lower bound inside', () => {
  const points = spread(times(2, range2), 500)
  const union = valuesOf(
    opUnion,
    'opUnion',
    points.map(([x = NaN, y = NaN]) => [Math.hypot(x + 0.5, y) - 0.7, Math.hypot(x - 0.5, y) - 0.7]),
  )
  // The outline: of each circle the part outside the other.
  const outline = [-1, 1].flatMap((side) =>
    range(0, 2 * Math.PI, 2000)
      .map((angle) => [side * 0.5 + 0.7 * Math.cos(angle), 0.7 * Math.sin(angle)])
      .filter(([x = NaN, y = NaN]) => Math.hypot(x + side * 0.5, y) >= 0.7 - 1e-9),
  )
  const errors = points.map(([x = NaN, y = NaN], i) => {
    const nearest = Math.min(...outline.map(([u = NaN, v = NaN]) => Math.hypot(u - x, v - y)))
    return { isInside: (union[i] ?? NaN) < 0, error: nearest - Math.abs(union[i] ?? NaN) }
  })
  expect(Math.max(...errors.filter(({ isInside }) => !isInside).map(({ error }) => Math.abs(error)))).toBeLessThan(2e-3)
  const inside = errors.filter(({ isInside }) => isInside).map(({ error }) => error)
  expect(Math.min(...inside)).toBeGreaterThan(-2e-3)
  expect(Math.max(...inside)).toBeGreaterThan(0.1)
})

describe('opUnion_smooth', () => {
  const run = (rows: readonly Point[]): readonly number[] => runOnCPU(signatureOf(opUnion, 'opUnion_smooth'), rows).map(([value = NaN]) => value)
  const rows = spread([...times(2, { min: -1, max: 1 }), { min: 0, max: 1 }], 2000)

  test('is the same whichever shape comes first', () => {
    expect(run(rows)).toEqual(run(rows.map(([a = NaN, b = NaN, k = NaN]) => [b, a, k])))
  })

  test('lies below the minimum by a quarter of the width at most, and is the minimum where the shapes are further apart', () => {
    const wrong = run(rows).filter((value, i) => {
      const [a = NaN, b = NaN, k = NaN] = rows[i] ?? []
      const below = Math.min(a, b) - value
      return below < 0 || below > k / 4 + 1e-7 || (Math.abs(a - b) >= k && below !== 0)
    })
    expect(wrong).toEqual([])
  })

  test('is the minimum to the bit without a width, on the surface too', () => {
    const pairs = [
      ...spread(times(2, { min: -1, max: 1 }), 200),
      ...[0, 1e-22, 1e-10, 0.3, 3].flatMap((d) => [
        [d, d],
        [d, 0],
      ]),
    ]
    const without = pairs.flatMap(([a = NaN, b = NaN]) => [0, -1, -1e-30].map((k) => [a, b, k].map(Math.fround)))
    expect(run(without)).toEqual(without.map(([a = NaN, b = NaN]) => Math.min(a, b)))
  })

  test('is as smooth as it says: its slope does not jump where the joint begins', () => {
    const step = 2 ** -8
    const values = run(range(-1, 1, 512).map((x) => [x, 0, 0.5]))
    const slopes = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) / step)
    const jumps = slopes.slice(1).map((slope, i) => Math.abs(slope - (slopes[i] ?? NaN)))
    // Its curvature is 1/(2k), which bounds the change from one step to the next.
    expect(Math.max(...jumps)).toBeLessThan((step / (2 * 0.5)) * 1.05)
  })

  test('never overestimates: two balls that are joined stay a bound that rays can step by', () => {
    const balls = (points: readonly Point[]): readonly number[] =>
      run(points.map(([x = NaN, y = NaN]) => [Math.hypot(x + 0.5, y) - 0.4, Math.hypot(x - 0.5, y) - 0.5, 0.6]))
    const points = spread(times(2, range2), 1000)
    const before = balls(points)
    const after = balls(points.map((point, i) => moved(point, [Math.cos(i), Math.sin(i)], 0.2)))
    expect(Math.max(...after.map((value, i) => Math.abs(value - (before[i] ?? NaN)) / 0.2))).toBeLessThan(1 + 1e-5)
  })
})
