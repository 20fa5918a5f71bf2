/**
 * Properties of the shapes in space: they are exact distances. Each is compared with points of its surface, which the test generates
 * independently.
 */
import type { AnyFn } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import {
  boxFrameSDF,
  boxSDF,
  capsuleSDF,
  coneSDF,
  cubeSDF,
  cylinderSDF,
  linkSDF,
  octahedronSDF,
  planeSDF,
  pyramidSDF,
  sphereSDF,
  tetrahedronSDF,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Point = readonly number[]

interface Shape {
  readonly name: string
  readonly call: AnyFn
  /** Arguments after the position. */
  readonly rest: readonly number[]
  /** Points of the surface, none further from its nearest neighbours than `spacing`. */
  readonly surface: readonly Point[]
  readonly spacing?: number
}

const range = (from: number, to: number, count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
/** A part of a surface with two parameters from 0 to 1. */
const patch = (count: number, at: (u: number, v: number) => Point): readonly Point[] =>
  range(0, 1, count).flatMap((u) => range(0, 1, count).map((v) => at(u, v)))
/** A straight line of a profile, turned around the y axis. */
const turned = ([r0 = NaN, y0 = NaN]: Point, [r1 = NaN, y1 = NaN]: Point): readonly Point[] =>
  patch(70, (u, v) => {
    const r = r0 + u * (r1 - r0)
    return [r * Math.cos(2 * Math.PI * v), y0 + u * (y1 - y0), r * Math.sin(2 * Math.PI * v)]
  })
const sphere = (radius: number): readonly Point[] =>
  patch(80, (u, v) => {
    const level = radius * Math.sin(Math.PI * u)
    return [level * Math.cos(2 * Math.PI * v), radius * Math.cos(Math.PI * u), level * Math.sin(2 * Math.PI * v)]
  })

const cube = (half: number): readonly Point[] =>
  [0, 1, 2].flatMap((axis) =>
    [-half, half].flatMap((side) =>
      patch(40, (u, v) => {
        const [s, t] = [half * (2 * u - 1), half * (2 * v - 1)]
        return axis === 0 ? [side, s, t] : axis === 1 ? [t, side, s] : [s, t, side]
      }),
    ),
  )

/** Upright: half of a ball, a tube, half of a ball. */
const capsule = (radius: number, half: number): readonly Point[] => [
  ...turned([radius, -half], [radius, half]),
  ...sphere(radius).map(([x = NaN, y = NaN, z = NaN]) => [x, y + (y < 0 ? -half : half), z]),
]

/** The frame of a cube: the faces of its bars that are seen from outside or from the middle. */
const frame = (half: number, bar: number): readonly Point[] => {
  const inner = half - bar
  const faces = cube(half).filter((point) => point.filter((at) => Math.abs(at) >= inner).length > 1)
  // The wall of the shaft along each axis, but where another shaft opens into it.
  const walls = [0, 1, 2].flatMap((axis) =>
    [1, 2].flatMap((next) =>
      [-inner, inner].flatMap((side) =>
        patch(60, (u, v) => {
          const point = [0, 0, 0]
          point[axis] = half * (2 * u - 1)
          point[(axis + next) % 3] = side
          point[(axis + 3 - next) % 3] = inner * (2 * v - 1)
          return point
        }).filter((point) => Math.abs(point[axis] ?? NaN) >= inner),
      ),
    ),
  )
  return [...faces, ...walls]
}

const octahedron = (r: number): readonly Point[] =>
  patch(50, (u, v) => [r * u * (1 - v), r * u * v, r * (1 - u)]).flatMap(([x = NaN, y = NaN, z = NaN]) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((signs) => [signs & 1 ? x : -x, signs & 2 ? y : -y, signs & 4 ? z : -z]),
  )

/** A part of the plane z = −½, large enough for the nearest point of each place. */
const level = patch(140, (u, v) => [4.2 * (u - 0.5), 4.2 * (v - 0.5), -0.5])

/** Two half rings and two straight tubes. */
const link = (half: number, radius: number, tube: number): readonly Point[] => [
  ...patch(90, (u, v) => {
    const [around, about] = [2 * Math.PI * u, 2 * Math.PI * v]
    const out = radius + tube * Math.cos(about)
    return [out * Math.cos(around), out * Math.sin(around) + (around < Math.PI ? half : -half), tube * Math.sin(about)]
  }),
  ...[-radius, radius].flatMap((side) => patch(40, (u, v) => [side + tube * Math.cos(2 * Math.PI * v), half * (2 * u - 1), tube * Math.sin(2 * Math.PI * v)])),
]

/** A triangle between three corners. */
const triangle = (a: Point, b: Point, c: Point): readonly Point[] =>
  patch(50, (u, v) => a.map((at, i) => at * (1 - u) + u * ((b[i] ?? NaN) * (1 - v) + v * (c[i] ?? NaN))))
const pyramid = (b: number, h: number): readonly Point[] => {
  const base = [
    [-b, -h, -b],
    [b, -h, -b],
    [b, -h, b],
    [-b, -h, b],
  ]
  return [
    ...base.flatMap((corner, i) => triangle([0, h, 0], corner, base[(i + 1) % 4] ?? corner)),
    ...patch(50, (u, v) => [b * (2 * u - 1), -h, b * (2 * v - 1)]),
  ]
}
const tetrahedron = (k: number): readonly Point[] => {
  const [a, b, c, d] = [
    [k, k, k],
    [k, -k, -k],
    [-k, k, -k],
    [-k, -k, k],
  ] as const
  return [...triangle(a, b, c), ...triangle(a, b, d), ...triangle(a, c, d), ...triangle(b, c, d)]
}

const shapes: readonly Shape[] = [
  { name: 'sphereSDF', call: sphereSDF, rest: [1.25], surface: sphere(1.25) },
  { name: 'cubeSDF', call: cubeSDF, rest: [0.75], surface: cube(0.75) },
  { name: 'capsuleSDF', call: capsuleSDF, rest: [0, -0.75, 0, 0, 0.75, 0, 0.5], surface: capsule(0.5, 0.75) },
  {
    name: 'cylinderSDF',
    call: cylinderSDF,
    rest: [0.75, 1],
    surface: [...turned([0, 1], [0.75, 1]), ...turned([0.75, 1], [0.75, -1]), ...turned([0.75, -1], [0, -1])],
  },
  { name: 'planeSDF', call: planeSDF, rest: [0, 0, 2, 0.5], surface: level },
  {
    name: 'coneSDF',
    call: coneSDF,
    rest: [1.25, 0.5, 0.75],
    surface: [...turned([0, 0.75], [0.5, 0.75]), ...turned([0.5, 0.75], [1.25, -0.75]), ...turned([1.25, -0.75], [0, -0.75])],
    spacing: 0.07,
  },
  { name: 'boxFrameSDF', call: boxFrameSDF, rest: [1, 1, 1, 0.375], surface: frame(1, 0.375) },
  { name: 'octahedronSDF', call: octahedronSDF, rest: [1.25], surface: octahedron(1.25) },
  { name: 'linkSDF', call: linkSDF, rest: [0.5, 0.75, 0.25], surface: link(0.5, 0.75, 0.25) },
  { name: 'pyramidSDF', call: pyramidSDF, rest: [1, 0.75], surface: pyramid(1, 0.75) },
  { name: 'tetrahedronSDF', call: tetrahedronSDF, rest: [0.75 * Math.sqrt(3)], surface: tetrahedron(0.75) },
]

const everywhere = times(3, { min: -2, max: 2 })
const valuesOf = (call: AnyFn, name: string, rows: readonly (readonly number[])[]): readonly number[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  ).map(([value = NaN]) => value)

describe.each(shapes)('$name', ({ name, call, rest, surface, spacing = 0.05 }) => {
  const measure = (places: readonly Point[]): readonly number[] =>
    valuesOf(
      call,
      name,
      places.map((place) => [...place, ...rest]),
    )

  test('no point of the surface is nearer, and one is as near', () => {
    const points = spread(everywhere, 60)
    const apart = measure(points).map((distance, i) => {
      const [x = NaN, y = NaN, z = NaN] = points[i] ?? []
      let nearest = Infinity
      for (const other of surface) {
        const squared = ((other[0] ?? NaN) - x) ** 2 + ((other[1] ?? NaN) - y) ** 2 + ((other[2] ?? NaN) - z) ** 2
        if (squared < nearest) nearest = squared
      }
      return Math.sqrt(nearest) - Math.abs(distance)
    })
    expect(Math.min(...apart)).toBeGreaterThan(-1e-6)
    expect(Math.max(...apart)).toBeLessThan(spacing)
  })

  test('it is 0 on the surface', () => {
    expect(Math.max(...measure(surface.filter((_, i) => i % 17 === 0)).map(Math.abs))).toBeLessThan(1e-6)
  })

  test('no two places differ by more than they are apart', () => {
    const points = spread(everywhere, 400)
    const there = measure(points)
    const beside = measure(points.map(([x = NaN, y = NaN, z = NaN], i) => [x + 0.18 * Math.cos(i), y + 0.24, z + 0.18 * Math.sin(i)]))
    expect(Math.max(...beside.map((value, i) => Math.abs(value - (there[i] ?? NaN)) / 0.3))).toBeLessThan(1 + 1e-5)
  })
})

test('a cube is a box with equal sides', () => {
  const points = spread(everywhere, 300)
  const halves = points.map((_, i) => (i % 7) / 5)
  const cubes = valuesOf(
    cubeSDF,
    'cubeSDF',
    points.map((point, i) => [...point, halves[i] ?? NaN]),
  )
  const boxes = valuesOf(
    boxSDF,
    'boxSDF',
    points.map((point, i) => [...point, ...times(3, everywhere[0] ?? { min: 0, max: 0 }).map(() => halves[i] ?? NaN)]),
  )
  expect(cubes).toEqual(boxes)
})

test('a capsule is the same from both ends, and its slope continuous where an end becomes nearest', () => {
  const rows = spread(times(9, { min: -2, max: 2 }), 300)
  const there = valuesOf(
    capsuleSDF,
    'capsuleSDF',
    rows.map((row) => [...row, 0.25]),
  )
  const back = valuesOf(
    capsuleSDF,
    'capsuleSDF',
    rows.map((row) => [...row.slice(0, 3), ...row.slice(6), ...row.slice(3, 6), 0.25]),
  )
  expect(Math.max(...there.map((value, i) => Math.abs(value - (back[i] ?? NaN))))).toBeLessThan(1e-5)
  const step = 2 ** -7
  const values = valuesOf(
    capsuleSDF,
    'capsuleSDF',
    range(-1, 2, 384).map((x) => [x, 0.5, 0, -0.5, 0, 0, 0.5, 0, 0, 0.25]),
  )
  const slopes = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) / step)
  expect(Math.max(...slopes.slice(1).map((slope, i) => Math.abs(slope - (slopes[i] ?? NaN))))).toBeLessThan(1.05 * (step / 0.5))
})

test('turned around the axis, a cylinder stays the same', () => {
  const points = spread(everywhere, 300)
  const sizes = [0.75, 1]
  const there = valuesOf(
    cylinderSDF,
    'cylinderSDF',
    points.map((point) => [...point, ...sizes]),
  )
  const away = valuesOf(
    cylinderSDF,
    'cylinderSDF',
    points.map(([x = NaN, y = NaN, z = NaN]) => [0.6 * x - 0.8 * z, y, 0.8 * x + 0.6 * z, ...sizes]),
  )
  expect(Math.max(...there.map((value, i) => Math.abs(value - (away[i] ?? NaN))))).toBeLessThan(1e-6)
})

test('a plane has one gradient everywhere, whatever the length of its normal', () => {
  const points = spread(everywhere, 200)
  const [there, above, longer] = [
    points.map((point) => [...point, 0.36, 0.48, 0.8, 0.25]),
    points.map(([x = NaN, y = NaN, z = NaN]) => [x + 0.18, y + 0.24, z + 0.4, 0.36, 0.48, 0.8, 0.25]),
    points.map((point) => [...point, 3.6, 4.8, 8, 0.25]),
  ].map((rows) => valuesOf(planeSDF, 'planeSDF', rows))
  for (const [i, value] of (there ?? []).entries()) {
    expect((above?.[i] ?? NaN) - value).toBeCloseTo(0.5, 5)
    expect(longer?.[i]).toBeCloseTo(value, 5)
  }
})

test('a cone with equal radii is a cylinder, and exchanging them turns it over', () => {
  const points = spread(everywhere, 300)
  const cylinders = valuesOf(
    cylinderSDF,
    'cylinderSDF',
    points.map((point) => [...point, 0.75, 1]),
  )
  const run = (r1: number, r2: number, up: number): readonly number[] =>
    valuesOf(
      coneSDF,
      'coneSDF',
      points.map(([x = NaN, y = NaN, z = NaN]) => [x, up * y, z, r1, r2, 1]),
    )
  const [cones, wide, turnedOver] = [run(0.75, 0.75, 1), run(1.25, 0.25, 1), run(0.25, 1.25, -1)]
  for (const [i, cylinder] of cylinders.entries()) {
    expect(cones[i]).toBeCloseTo(cylinder, 5)
    expect(turnedOver[i]).toBeCloseTo(wide[i] ?? NaN, 5)
  }
})

test('outside the box a frame is never nearer than the box, and off its corners as near', () => {
  const points = spread(times(3, { min: -3, max: 3 }), 600).filter((point) => Math.max(...point.map(Math.abs)) > 1)
  const [frames, boxes] = [
    valuesOf(
      boxFrameSDF,
      'boxFrameSDF',
      points.map((point) => [...point, 1, 1, 1, 0.25]),
    ),
    valuesOf(
      boxSDF,
      'boxSDF',
      points.map((point) => [...point, 1, 1, 1]),
    ),
  ]
  let corners = 0
  for (const [i, box] of boxes.entries()) {
    expect(frames[i]).toBeGreaterThan(box - 1e-6)
    if (!points[i]?.every((at) => Math.abs(at) > 1)) continue
    corners++
    expect(frames[i]).toBeCloseTo(box, 5)
  }
  expect(corners).toBeGreaterThan(50)
})

test('the least distance to three bars is too small in magnitude where they meet', () => {
  const points = spread(times(3, { min: 0.76, max: 0.99 }), 200)
  const depths = valuesOf(
    boxFrameSDF,
    'boxFrameSDF',
    points.map((point) => [...point, 1, 1, 1, 0.25]),
  )
  // In a bar, the nearest of its four long sides and its end.
  const bars = points.map((point) =>
    Math.min(...[0, 1, 2].map((along) => Math.max(...point.map((at, i) => (i === along ? at - 1 : Math.abs(at - 0.875) - 0.125))))),
  )
  const differences = depths.map((depth, i) => (bars[i] ?? NaN) - depth)
  expect(Math.min(...differences)).toBeGreaterThan(-1e-6)
  expect(Math.max(...differences)).toBeGreaterThan(0.03)
})

test('the field of the faces alone is a lower bound of an octahedron', () => {
  const points = spread(everywhere, 400)
  const differences = valuesOf(
    octahedronSDF,
    'octahedronSDF',
    points.map((point) => [...point, 1]),
  ).map((value, i) => value - ((points[i] ?? []).reduce((sum, at) => sum + Math.abs(at), 0) - 1) / Math.sqrt(3))
  expect(Math.min(...differences)).toBeGreaterThan(-1e-6)
  expect(Math.max(...differences)).toBeGreaterThan(0.2)
})

test('a link is too small in magnitude inside where its tube overlaps itself', () => {
  // The middle of a link whose tube fills it: deeper than the distance to the core says.
  const [depth = NaN] = valuesOf(linkSDF, 'linkSDF', [[0, 0, 0, 0.5, 0.25, 0.375]])
  expect(depth).toBeCloseTo(-0.125, 6)
  const surface = link(0.5, 0.25, 0.375).filter(([x = NaN, y = NaN, z = NaN]) => {
    const core = Math.hypot(x, Math.max(Math.abs(y) - 0.5, 0))
    return Math.hypot(core - 0.25, z) > 0.375 - 1e-6
  })
  expect(Math.min(...surface.map((point) => Math.hypot(...point)))).toBeGreaterThan(0.2)
})

test('a pyramid is the same from all four sides', () => {
  const points = spread(everywhere, 200)
  const there = valuesOf(
    pyramidSDF,
    'pyramidSDF',
    points.map((point) => [...point, 1, 0.75]),
  )
  const quarter = valuesOf(
    pyramidSDF,
    'pyramidSDF',
    points.map(([x = NaN, y = NaN, z = NaN]) => [-z, y, x, 1, 0.75]),
  )
  expect(Math.max(...there.map((value, i) => Math.abs(value - (quarter[i] ?? NaN))))).toBeLessThan(1e-6)
})

test('a tetrahedron turns into itself when coordinates or two signs are exchanged', () => {
  const points = spread(everywhere, 200)
  const run = (places: readonly Point[]): readonly number[] =>
    valuesOf(
      tetrahedronSDF,
      'tetrahedronSDF',
      places.map((place) => [...place, 1]),
    )
  const there = run(points)
  for (const other of [
    run(points.map(([x = NaN, y = NaN, z = NaN]) => [y, x, z])),
    run(points.map(([x = NaN, y = NaN, z = NaN]) => [y, z, x])),
    run(points.map(([x = NaN, y = NaN, z = NaN]) => [-x, y, -z])),
  ]) {
    expect(Math.max(...there.map((value, i) => Math.abs(value - (other[i] ?? NaN))))).toBeLessThan(1e-6)
  }
})

test('the greatest distance to a plane is a lower bound of a tetrahedron', () => {
  const points = spread(everywhere, 300)
  const differences = valuesOf(
    tetrahedronSDF,
    'tetrahedronSDF',
    points.map((point) => [...point, Math.sqrt(3)]),
  ).map((value, i) => {
    const [x = NaN, y = NaN, z = NaN] = points[i] ?? []
    return value - (Math.max(-x - y - z, -x + y + z, x - y + z, x + y - z) - 1) / Math.sqrt(3)
  })
  expect(Math.min(...differences)).toBeGreaterThan(-1e-6)
  expect(Math.max(...differences)).toBeGreaterThan(0.2)
})
