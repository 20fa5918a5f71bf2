/**
 * Properties of the shapes in the plane: they are exact distances. Each is compared with points of its boundary, which the test generates
 * independently.
 */
import type { AnyFn } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import {
  arcSDF,
  bezierSDF,
  circleSDF,
  crossSDF,
  ellipseSDF,
  flowerSDF,
  gearSDF,
  heartSDF,
  kochSDF,
  lineSDF,
  pieSDF,
  polySDF,
  raysSDF,
  rectSDF,
  rhombSDF,
  spiralSDF,
  starSDF,
  superShapeSDF,
  triangleSDF,
  vesicaSDF,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { onBezier } from '../oracle/sdf/bezierSDF.ts'
import { crossCorners } from '../oracle/sdf/crossSDF.ts'
import { petalsOf } from '../oracle/sdf/flowerSDF.ts'
import { kochCorners } from '../oracle/sdf/kochSDF.ts'
import { superRadius } from '../oracle/sdf/superShapeSDF.ts'

type Point = readonly number[]

const range = (from: number, to: number, count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
/** By the angle from the x axis, counter-clockwise. */
const polar = (radius: number, angle: number, cx = 0, cy = 0): Point => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
/** By the angle from the y axis, clockwise: where shapes with a part at the top begin. */
const clock = (radius: number, angle: number): Point => [radius * Math.sin(angle), radius * Math.cos(angle)]
const arc = (radius: number, from: number, to: number, cx = 0, cy = 0, count = 600): readonly Point[] =>
  range(from, to, count).map((angle) => polar(radius, angle, cx, cy))
const line = ([ax = NaN, ay = NaN]: Point, [bx = NaN, by = NaN]: Point, count = 600): readonly Point[] =>
  range(0, 1, count).map((t) => [ax + t * (bx - ax), ay + t * (by - ay)])
const closed = (corners: readonly Point[], count = 600): readonly Point[] =>
  corners.flatMap((one, i) => line(one, corners[(i + 1) % corners.length] ?? one, count))
const bothSides = (points: readonly Point[]): readonly Point[] =>
  points.flatMap(([x = NaN, y = NaN]) => [
    [x, y],
    [-x, y],
  ])
const upAndDown = (points: readonly Point[]): readonly Point[] =>
  points.flatMap(([x = NaN, y = NaN]) => [
    [x, y],
    [x, -y],
  ])
const around = (count: number, part: (axis: number) => readonly Point[]): readonly Point[] =>
  Array.from({ length: count }, (_, i) => part((2 * Math.PI * i) / count)).flat()

interface Shape {
  readonly call: AnyFn
  readonly name: string
  /** Arguments after the position. */
  readonly rest: readonly number[]
  /** Points of the boundary, none further from the next than `spacing`. */
  readonly boundary: readonly Point[]
  readonly spacing?: number
  /** The share of positions where the gradient bends: finite differences make the creases this thick. */
  readonly creased: number
}

const bent = [-0.75, -0.5, -0.25, 1.5, 0.75, -0.25]
const k = 2 / (1 + Math.SQRT2)
const heartPoints = bothSides([...line([0, -k], [k, 0]), ...arc(k * Math.SQRT1_2, -Math.PI / 4, (3 * Math.PI) / 4, k / 2, k / 2)]).map(([x = NaN, y = NaN]) => [
  x,
  y - ((Math.SQRT2 - 1) / 4) * k,
])
const tooth = (axis: number): readonly Point[] => {
  const pitch = (2 * Math.PI) / 9
  const at = (radius: number, part: number): Point => clock(radius, axis + part * pitch)
  return [
    ...range(-0.175, 0.175, 100).map((part) => at(1.25, part)),
    ...range(0.325, 0.675, 100).map((part) => at(0.9375, part)),
    ...line(at(1.25, 0.175), at(0.9375, 0.325), 200),
    ...line(at(1.25, -0.175), at(0.9375, -0.325), 200),
  ]
}
const petal = (axis: number): readonly Point[] => {
  const { middle, radius, reach } = petalsOf(1.25, 5, 0.625)
  const [cx = NaN, cy = NaN] = clock(middle, axis)
  return range(-reach, reach, 600).map((angle) => {
    const [x = NaN, y = NaN] = clock(radius, axis + angle)
    return [cx + x, cy + y]
  })
}

const shapes: readonly Shape[] = [
  { name: 'circleSDF', call: circleSDF, rest: [1.25], boundary: arc(1.25, 0, 2 * Math.PI, 0, 0, 4000), creased: 0.001 },
  {
    name: 'ellipseSDF',
    call: ellipseSDF,
    rest: [1.5, 0.5],
    boundary: range(0, 2 * Math.PI, 6000).map((t) => [1.5 * Math.cos(t), 0.5 * Math.sin(t)]),
    creased: 0.01,
  },
  {
    name: 'rhombSDF',
    call: rhombSDF,
    rest: [1.5, 0.75],
    boundary: closed(
      [
        [1.5, 0],
        [0, 0.75],
        [-1.5, 0],
        [0, -0.75],
      ],
      1500,
    ),
    creased: 0.02,
  },
  {
    name: 'triangleSDF',
    call: triangleSDF,
    rest: [-1.5, -1, 1.25, -0.5, 0.25, 1.5],
    boundary: closed(
      [
        [-1.5, -1],
        [1.25, -0.5],
        [0.25, 1.5],
      ],
      2500,
    ),
    creased: 0.02,
  },
  {
    name: 'polySDF',
    call: polySDF,
    rest: [1.5, 5],
    boundary: closed(
      Array.from({ length: 5 }, (_, i) => clock(1.5, (2 * Math.PI * i) / 5)),
      1500,
    ),
    creased: 0.03,
  },
  { name: 'crossSDF', call: crossSDF, rest: [1.5, 0.5], boundary: closed(crossCorners(1.5, 0.5), 800), creased: 0.04 },
  {
    name: 'arcSDF',
    call: arcSDF,
    rest: [1.25, 2, 0.5],
    // Both edges of the stroke, and half a circle beyond each end.
    boundary: upAndDown([...arc(1.5, 0, 2, 0, 0, 2000), ...arc(1, 0, 2, 0, 0, 2000), ...arc(0.25, 2, 2 + Math.PI, ...(polar(1.25, 2) as [number, number]))]),
    creased: 0.02,
  },
  { name: 'pieSDF', call: pieSDF, rest: [1.5, 2], boundary: upAndDown([...arc(1.5, 0, 2, 0, 0, 2500), ...line([0, 0], polar(1.5, 2), 1500)]), creased: 0.03 },
  {
    name: 'vesicaSDF',
    call: vesicaSDF,
    rest: [1.5, 0.75],
    boundary: bothSides(arc(1.5, -Math.PI / 3, Math.PI / 3, -0.75, 0, 3500)),
    creased: 0.02,
  },
  { name: 'heartSDF', call: heartSDF, rest: [1], boundary: heartPoints, spacing: 0.004, creased: 0.03 },
  { name: 'flowerSDF', call: flowerSDF, rest: [1.25, 5, 0.625], boundary: around(5, petal), spacing: 0.004, creased: 0.06 },
  { name: 'gearSDF', call: gearSDF, rest: [1.25, 9, 0.75], boundary: around(9, tooth), spacing: 0.004, creased: 0.08 },
  { name: 'kochSDF', call: kochSDF, rest: [1.5, 2], boundary: closed(kochCorners(1.5, 2), 120), spacing: 0.004, creased: 0.12 },
  {
    name: 'raysSDF',
    call: raysSDF,
    rest: [5],
    // Longer than the field is looked at.
    boundary: Array.from({ length: 10 }, (_, i) => line([0, 0], clock(4, ((i + 0.5) * Math.PI) / 5), 1200)).flat(),
    spacing: 0.004,
    creased: 0.06,
  },
  {
    name: 'spiralSDF',
    call: spiralSDF,
    rest: [0.75],
    boundary: range(0, Math.sqrt(5), 9000).map((root) => polar(0.75 * root * root, 2 * Math.PI * root * root)),
    spacing: 0.015,
    creased: 0.03,
  },
  { name: 'bezierSDF', call: bezierSDF, rest: bent, boundary: range(0, 1, 5000).map((t) => onBezier(t, bent)), creased: 0.02 },
]

const valuesOf = (call: AnyFn, name: string, rows: readonly Point[]): readonly number[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  ).map(([value = NaN]) => value)

const plane = times(2, { min: -2, max: 2 })
const moved = (point: Point, by: Point, length: number): Point => point.map((value, i) => value + length * (by[i] ?? NaN))
const most = (values: readonly number[]): number => values.reduce((largest, value) => Math.max(largest, value), -Infinity)
const least = (values: readonly number[]): number => values.reduce((smallest, value) => Math.min(smallest, value), Infinity)

/** The number of positions compared with every boundary point, and of rays. */
const [compared, followed] = isExhaustive ? [300, 60] : [50, 20]

describe.each(shapes)('$name', ({ name, call, rest, boundary, spacing = 0.0025, creased }) => {
  const measure = (places: readonly Point[]): readonly number[] =>
    valuesOf(
      call,
      name,
      places.map((place) => [...place, ...rest]),
    )
  const points = spread(plane, 600)
  const step = 2 ** -9
  // In one call, since each prepares a shader: the field, its slopes, and the same places moved.
  const values = measure([
    ...points,
    ...[
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ].flatMap((by) => points.map((point) => moved(point, by, 1))),
    ...points.map((point, i) => moved(point, [Math.cos(i), Math.sin(i)], 0.3)),
  ])
  const part = (index: number): readonly number[] => values.slice(index * points.length, (index + 1) * points.length)
  const distances = part(0)
  const [right, left, above, below, elsewhere] = [part(1), part(2), part(3), part(4), part(5)]
  const gradients = points.map((_, i) => [((right[i] ?? NaN) - (left[i] ?? NaN)) / (2 * step), ((above[i] ?? NaN) - (below[i] ?? NaN)) / (2 * step)])

  test('no point of the boundary is nearer, and one is as near', () => {
    const apart = points.slice(-compared).map(([x = NaN, y = NaN], i) => {
      let nearest = Infinity
      for (const [u = NaN, v = NaN] of boundary) nearest = Math.min(nearest, (u - x) ** 2 + (v - y) ** 2)
      return Math.sqrt(nearest) - Math.abs(distances[points.length - compared + i] ?? NaN)
    })
    expect(least(apart)).toBeGreaterThan(-2e-6)
    expect(most(apart)).toBeLessThan(spacing)
  })

  test('it is 0 on the boundary', () => {
    const every = Math.ceil(boundary.length / 500)
    expect(most(measure(boundary.filter((_, i) => i % every === 0)).map(Math.abs))).toBeLessThan(2e-6)
  })

  test('its gradient has length 1 off the creases, and is never longer', () => {
    const lengths = gradients.map((gradient) => Math.hypot(...gradient))
    expect(most(lengths)).toBeLessThan(1 + 1e-3)
    expect(lengths.filter((length) => length < 0.99).length / lengths.length).toBeLessThan(creased)
  })

  test('no two places differ by more than they are apart', () => {
    expect(most(elsewhere.map((value, i) => Math.abs(value - (distances[i] ?? NaN)) / 0.3))).toBeLessThan(1 + 1e-4)
  })

  test('a ray that steps by it never passes the boundary', () => {
    const from = points.filter((_, i) => (distances[i] ?? NaN) > 0.1).slice(0, followed)
    const towards = from.map((_, i) => [Math.cos(2.4 * i), Math.sin(2.4 * i)])
    let ts = from.map(() => 0)
    // All rays step together, since each call prepares a shader.
    for (let round = 0; round < 24; round++) {
      const steps = measure(from.map((point, i) => moved(point, towards[i] ?? [], ts[i] ?? NaN)))
      expect(least(steps)).toBeGreaterThan(-1e-5)
      ts = ts.map((t, i) => t + (steps[i] ?? NaN))
    }
    // Between the start and where a ray has come to, the field stays above 0.
    const between = from.flatMap((point, i) => range(0, ts[i] ?? NaN, 40).map((t) => moved(point, towards[i] ?? [], t)))
    expect(least(measure(between))).toBeGreaterThan(-1e-5)
  })
})

const somewhere = spread(plane, 200)
const field = (call: AnyFn, name: string, rest: readonly number[], places: readonly Point[] = somewhere): readonly number[] =>
  valuesOf(
    call,
    name,
    places.map((place) => [...place, ...rest]),
  )
const apartOf = (one: readonly number[], other: readonly number[]): number => most(one.map((value, i) => Math.abs(value - (other[i] ?? NaN))))
const toOrigin = (r: number, places: readonly Point[] = somewhere): readonly number[] => places.map((place) => Math.hypot(...place) - r)

test('a distance to a curve is 0 on it and never negative', () => {
  expect(least([...field(bezierSDF, 'bezierSDF', bent), ...field(spiralSDF, 'spiralSDF', [0.75])])).toBeGreaterThanOrEqual(0)
  const onSpiral = range(0, 4, 200).map((turns) => polar(0.75 * turns, 2 * Math.PI * turns))
  expect(most(field(spiralSDF, 'spiralSDF', [0.75], onSpiral))).toBeLessThan(2e-6)
  expect(
    most(
      field(
        bezierSDF,
        'bezierSDF',
        bent,
        range(0, 1, 200).map((t) => onBezier(t, bent)),
      ),
    ),
  ).toBeLessThan(1e-6)
})

test('an ellipse is exact where Newton’s method is slow: at the tips of its evolute, and however flat it is', () => {
  const rows = range(0, 6, 24).flatMap((power) => {
    const [a, b] = [0.875, 0.875 * 10 ** -power]
    const tip = (a * a - b * b) / a
    return range(1, 6, 10).flatMap((near) => [
      [tip + 10 ** -near, 10 ** -near / 3, a, b],
      [tip - 10 ** -near, 10 ** (-near - 1), a, b],
      [tip, 0, a, b],
    ])
  })
  const wide = valuesOf(ellipseSDF, 'ellipseSDF', rows)
  const tall = valuesOf(
    ellipseSDF,
    'ellipseSDF',
    rows.map(([x = NaN, y = NaN, a = NaN, b = NaN]) => [-y, -x, b, a]),
  )
  expect(apartOf(wide, tall)).toBeLessThan(1e-6)
  for (const [i, row] of rows.entries()) {
    const [x = NaN, y = NaN, a = NaN, b = NaN] = row.map(Math.fround)
    // The nearest point by halving the equation that Newton's method solves: its left side falls as w grows.
    const shift = a * a - b * b
    const isOutside = (w: number): boolean => ((a * x) / (w + shift)) ** 2 + ((b * y) / w) ** 2 > 1
    let [low, high] = [-80, 5]
    for (let round = 0; round < 80; round++) {
      const middle = (low + high) / 2
      if (isOutside(Math.exp(middle))) low = middle
      else high = middle
    }
    const w = Math.exp(low)
    const u = (a * a * x) / (w + shift)
    // On the long axis inside, y follows from x.
    const v = y === 0 ? b * Math.sqrt(Math.max(1 - (u / a) ** 2, 0)) : (b * b * y) / w
    expect(Math.abs(Math.abs(wide[i] ?? NaN) - Math.hypot(x - u, y - v))).toBeLessThan(3e-6)
  }
  // A segment, but for a millionth of its length.
  expect(apartOf(field(ellipseSDF, 'ellipseSDF', [1, 0]), field(lineSDF, 'lineSDF', [-1, 0, 1, 0]))).toBeLessThan(2e-6)
})

test('an ellipse with equal axes is a circle', () => {
  expect(apartOf(field(ellipseSDF, 'ellipseSDF', [0.75, 0.75]), toOrigin(0.75))).toBeLessThan(1e-6)
})

test('an ellipse is exact on its axes, however small or far away it is', () => {
  for (const [a, b] of [
    [1, 0.5],
    [0.25, 1],
    [1, 1],
    [1, 1e-3],
    [1e-3, 1e-3],
    [0, 0],
    [0, 0.5],
  ] as const)
    for (const far of [2, 1e3, 1e8, 1e16]) {
      const [right = NaN, up = NaN] = field(
        ellipseSDF,
        'ellipseSDF',
        [a, b],
        [
          [far, 0],
          [0, -far],
        ],
      )
      expect(Math.abs(right / (far - a) - 1)).toBeLessThan(1e-6)
      expect(Math.abs(up / (far - b) - 1)).toBeLessThan(1e-6)
    }
})

test('a stretched circle is no distance to an ellipse', () => {
  const stretched = somewhere.map(([x = NaN, y = NaN]) => Math.hypot(x / 1, y / 0.25) - 1)
  const ellipse = field(ellipseSDF, 'ellipseSDF', [1, 0.25])
  expect(stretched.filter((value, i) => Math.sign(value) !== Math.sign(ellipse[i] ?? NaN))).toEqual([])
  expect(apartOf(stretched, ellipse)).toBeGreaterThan(3)
})

test('a rhombus is a star of two tips, and with equal diagonals a square', () => {
  expect(apartOf(field(rhombSDF, 'rhombSDF', [0.5, 1]), field(starSDF, 'starSDF', [1, 2, 0.5]))).toBeLessThan(1e-6)
  const turned = somewhere.map(([x = NaN, y = NaN]) => [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2])
  const half = 0.75 * Math.SQRT1_2
  expect(apartOf(field(rhombSDF, 'rhombSDF', [0.75, 0.75]), field(rectSDF, 'rectSDF', [half, half], turned))).toBeLessThan(1e-6)
})

test('the corners of a triangle may come in any order', () => {
  const [a, b, c] = [
    [-1, -0.5],
    [1.25, 0],
    [0, 1.5],
  ]
  const once = field(triangleSDF, 'triangleSDF', [a, b, c].flat())
  for (const order of [
    [b, c, a],
    [c, a, b],
    [a, c, b],
    [b, a, c],
    [c, b, a],
  ])
    expect(apartOf(field(triangleSDF, 'triangleSDF', order.flat()), once)).toBeLessThan(1e-6)
})

test('a triangle without an area is a segment without an inside', () => {
  const flat = field(triangleSDF, 'triangleSDF', [-1, -0.5, 1, 0.5, 0.5, 0.25])
  expect(apartOf(flat, field(lineSDF, 'lineSDF', [-1, -0.5, 1, 0.5]))).toBeLessThan(1e-6)
})

test('a triangle is deepest at the centre of its incircle', () => {
  const depths = field(
    triangleSDF,
    'triangleSDF',
    [0, 0, 4, 0, 0, 3],
    spread(
      [
        { min: 0, max: 4 },
        { min: 0, max: 3 },
      ],
      400,
    ),
  )
  expect(least(depths)).toBeGreaterThan(-1)
  expect(least(depths)).toBeLessThan(-0.9)
  expect(field(triangleSDF, 'triangleSDF', [0, 0, 4, 0, 0, 3], [[1, 1]])[0]).toBeCloseTo(-1, 6)
})

test('a regular polygon is a star whose dents lie on straight sides', () => {
  for (const n of [3, 5, 8]) {
    expect(apartOf(field(polySDF, 'polySDF', [1, n]), field(starSDF, 'starSDF', [1, n, Math.cos(Math.PI / n)]))).toBeLessThan(2e-6)
    const bottom = clock(Math.cos(Math.PI / n), Math.PI / n)
    expect(field(polySDF, 'polySDF', [1, n], [bottom])[0]).toBeCloseTo(0, 6)
  }
})

test('the sizes of a cross may be exchanged, and equal ones make a square', () => {
  expect(apartOf(field(crossSDF, 'crossSDF', [1.25, 0.5]), field(crossSDF, 'crossSDF', [0.5, 1.25]))).toBe(0)
  expect(apartOf(field(crossSDF, 'crossSDF', [0.75, 0.75]), field(rectSDF, 'rectSDF', [0.75, 0.75]))).toBeLessThan(1e-6)
})

test('the union of two rectangles is only a bound inside a cross', () => {
  const bars = field(rectSDF, 'rectSDF', [1.25, 0.5]).map((value, i) => Math.min(value, field(rectSDF, 'rectSDF', [0.5, 1.25])[i] ?? NaN))
  const more = field(crossSDF, 'crossSDF', [1.25, 0.5]).map((value, i) => (bars[i] ?? NaN) - value)
  expect(most(more.filter((_, i) => (bars[i] ?? NaN) > 0).map(Math.abs))).toBeLessThan(1e-6)
  // Inside, the depth of the union is too small.
  expect(least(more)).toBeGreaterThan(-1e-6)
  expect(most(more)).toBeGreaterThan(0.1)
})

test('an arc is exact outside, and inside while its ends stay apart and it is narrower than its circle', () => {
  const depthOf = (places: readonly Point[], r: number, half: number, width: number): readonly number[] => {
    // The nearest point that is outside of every disc about the arc, on a fine grid.
    const grid = range(-2, 2, 100).flatMap((x) => range(-2, 2, 100).map((y) => [x, y] as const))
    const away = (x: number, y: number): number => {
      const angle = Math.min(Math.abs(Math.atan2(y, x)), half)
      return Math.hypot(x - r * Math.cos(angle), Math.abs(y) - r * Math.sin(angle))
    }
    const outside = grid.filter(([x, y]) => away(x, y) >= width / 2)
    return places.map(([x = NaN, y = NaN]) => least(outside.map(([u, v]) => Math.hypot(u - x, v - y))))
  }
  const inside = (r: number, half: number, width: number): readonly Point[] => {
    const places = spread(plane, 400)
    const values = field(arcSDF, 'arcSDF', [r, half, width], places)
    return places.filter((_, i) => (values[i] ?? NaN) < 0).slice(0, 12)
  }
  for (const [r, half, width] of [
    [1.25, 2, 0.5],
    [0.75, 2.2, 1],
    [0.5, 1, 0.9],
  ] as const) {
    const places = inside(r, half, width)
    expect(places.length).toBeGreaterThan(5)
    const depths = depthOf(places, r, half, width)
    expect(
      apartOf(
        field(arcSDF, 'arcSDF', [r, half, width], places),
        depths.map((depth) => -depth),
      ),
    ).toBeLessThan(0.05)
  }
  // Ends that overlap, and a stroke that covers the centre: the depth is larger than it says.
  for (const [r, half, width, place] of [
    [0.75, 3, 0.75, [-0.75, 0]],
    [0.25, Math.PI, 1, [0, 0]],
  ] as const) {
    const [depth = NaN] = depthOf([place], r, half, width)
    expect(depth + (field(arcSDF, 'arcSDF', [r, half, width], [place])[0] ?? NaN)).toBeGreaterThan(0.01)
  }
})

test('at π an arc is the whole ring', () => {
  const ring = toOrigin(0.75).map((value) => Math.abs(value) - 0.125)
  expect(apartOf(field(arcSDF, 'arcSDF', [0.75, Math.PI, 0.25]), ring)).toBeLessThan(2e-6)
  expect(field(arcSDF, 'arcSDF', [0.75, 1, 0.25], [[0, 0]])[0]).toBeCloseTo(0.625, 6)
})

test('a sector is a segment at 0, half a disc at π/2, and a disc with a slit at π', () => {
  expect(apartOf(field(pieSDF, 'pieSDF', [0.75, 0]), field(lineSDF, 'lineSDF', [0, 0, 0.75, 0]))).toBeLessThan(1e-6)
  const half = somewhere.map(([x = NaN, y = NaN]) => {
    const toSide = Math.hypot(x, Math.max(Math.abs(y) - 0.75, 0))
    return x > 0 ? Math.max(Math.hypot(x, y) - 0.75, -toSide) : toSide
  })
  expect(apartOf(field(pieSDF, 'pieSDF', [0.75, Math.PI / 2]), half)).toBeLessThan(1e-6)
  const slit = field(lineSDF, 'lineSDF', [0, 0, -0.75, 0]).map((value, i) => Math.max(-value, toOrigin(0.75)[i] ?? NaN))
  expect(apartOf(field(pieSDF, 'pieSDF', [0.75, Math.PI]), slit)).toBeLessThan(1e-6)
  // Also on the axis itself, where the angle is that of the limit.
  expect(field(pieSDF, 'pieSDF', [0.75, Math.PI], [[0.5, 0]])[0]).toBeCloseTo(-0.25, 6)
  expect(field(pieSDF, 'pieSDF', [0.75, 0], [[-0.5, 0]])[0]).toBeCloseTo(0.5, 6)
})

test('a lens is the disc without an offset, and a point when the discs only touch', () => {
  for (const offset of [0, -1]) expect(apartOf(field(vesicaSDF, 'vesicaSDF', [0.75, offset]), toOrigin(0.75))).toBeLessThan(1e-6)
  for (const offset of [0.75, 2]) expect(apartOf(field(vesicaSDF, 'vesicaSDF', [0.75, offset]), toOrigin(0))).toBeLessThan(1e-6)
})

test('a lens is as wide and as high as it says', () => {
  for (const [r, offset] of [
    [1, 0.25],
    [1, 0.5],
    [1.25, 0.75],
  ] as const) {
    const outermost = [
      [r - offset, 0],
      [0, Math.sqrt(r * r - offset * offset)],
    ]
    expect(most(field(vesicaSDF, 'vesicaSDF', [r, offset], outermost).map(Math.abs))).toBeLessThan(1e-6)
    const beyond = spread(plane, 200).filter(([x = NaN, y = NaN]) => Math.abs(x) > r - offset || Math.abs(y) > Math.sqrt(r * r - offset * offset))
    expect(least(field(vesicaSDF, 'vesicaSDF', [r, offset], beyond))).toBeGreaterThan(0)
  }
  // At half the radius the circle about (−½, 0) passes through (½, 0), the centre of the other.
  expect(field(vesicaSDF, 'vesicaSDF', [1, 0.5], [[0.5, 0]])[0]).toBeCloseTo(0, 6)
})

test('the maximum of two discs is only a bound above the tips of a lens', () => {
  const discs = somewhere.map(([x = NaN, y = NaN]) => Math.max(Math.hypot(x - 0.75, y), Math.hypot(x + 0.75, y)) - 1)
  const more = field(vesicaSDF, 'vesicaSDF', [1, 0.75]).map((value, i) => value - (discs[i] ?? NaN))
  expect(least(more)).toBeGreaterThan(-1e-6)
  expect(most(more)).toBeGreaterThan(0.1)
  expect(most(more.filter((_, i) => Math.abs(somewhere[i]?.[1] ?? NaN) < 0.5).map(Math.abs))).toBeLessThan(1e-6)
})

test('a heart is as wide and as high as it says, and its outline has no kink at the sides', () => {
  const high = Math.SQRT2 - 0.5
  const box = spread(plane, 400).filter(([x = NaN, y = NaN]) => Math.abs(x) > 1 || Math.abs(y) > high)
  expect(least(field(heartSDF, 'heartSDF', [1], box))).toBeGreaterThan(0)
  const touching = [
    [1, (3 - Math.SQRT2) / (2 + 2 * Math.SQRT2)],
    [k / 2, high],
    [0, -high],
  ]
  expect(most(field(heartSDF, 'heartSDF', [1], touching).map(Math.abs))).toBeLessThan(1e-6)
  // Where the side becomes an arc, the gradient is that of the side: square to it, to the lower right.
  const [x, y] = [k, -((Math.SQRT2 - 1) / 4) * k]
  const slopes = [-0.01, 0.01].flatMap((along) => {
    const at = [x + along * Math.SQRT1_2 + 0.01, y + along * Math.SQRT1_2 - 0.01]
    const [here = NaN, right = NaN, up = NaN] = field(heartSDF, 'heartSDF', [1], [at, moved(at, [1, 0], 2 ** -9), moved(at, [0, 1], 2 ** -9)])
    return [(right - here) * 2 ** 9 - Math.SQRT1_2, (up - here) * 2 ** 9 + Math.SQRT1_2]
  })
  expect(most(slopes.map(Math.abs))).toBeLessThan(0.03)
  expect(apartOf(field(heartSDF, 'heartSDF', [-1]), toOrigin(0))).toBeLessThan(1e-6)
})

test('a flower is a circle at a ratio of 1, and its petals touch at the least ratio', () => {
  for (const ratio of [1, 2]) expect(apartOf(field(flowerSDF, 'flowerSDF', [0.75, 5, ratio]), toOrigin(0.75))).toBeLessThan(2e-6)
  for (const n of [3, 5, 8]) {
    const limit = Math.tan(Math.PI / 4 - Math.PI / (2 * n))
    expect(apartOf(field(flowerSDF, 'flowerSDF', [1, n, 0]), field(flowerSDF, 'flowerSDF', [1, n, limit]))).toBeLessThan(2e-6)
    // The middles of two neighbouring arcs are two radii apart: their circles are tangent.
    const { middle, radius } = petalsOf(1, n, 0)
    expect(2 * middle * Math.sin(Math.PI / n)).toBeCloseTo(2 * radius, 9)
  }
})

test('a wave in polar coordinates grows faster than the distance', () => {
  const [n, wave] = [5, 0.4]
  const f = (x: number, y: number): number => Math.hypot(x, y) - (1 + wave * Math.cos(n * Math.atan2(y, x)))
  const slopes = range(0, 2 * Math.PI, 2000).map((angle) => {
    const [x = NaN, y = NaN] = polar(1 + wave * Math.cos(n * angle), angle)
    return Math.hypot((f(x + 1e-5, y) - f(x - 1e-5, y)) / 2e-5, (f(x, y + 1e-5) - f(x, y - 1e-5)) / 2e-5)
  })
  expect(most(slopes)).toBeCloseTo(Math.sqrt(1 + (n * n * wave * wave) / (1 - wave * wave)), 2)
})

test('a gear wheel without depth is nearly a circle, and its gaps may reach the centre', () => {
  // How far a chord of 0.3 sectors lies from its arc.
  const sagitta = 0.75 * (1 - Math.cos((0.15 * Math.PI) / 9))
  for (const ratio of [1, 2]) {
    const off = apartOf(field(gearSDF, 'gearSDF', [0.75, 9, ratio]), toOrigin(0.75))
    expect(off).toBeGreaterThan(sagitta * 0.9)
    expect(off).toBeLessThan(sagitta + 1e-6)
  }
  const [tip, foot] = [clock(1, (0.35 * Math.PI) / 9), clock(0.75, (0.65 * Math.PI) / 9)]
  const middle = [((tip[0] ?? NaN) + (foot[0] ?? NaN)) / 2, ((tip[1] ?? NaN) + (foot[1] ?? NaN)) / 2] as const
  expect(field(gearSDF, 'gearSDF', [1, 9, 0.75], [middle])[0]).toBeCloseTo(0, 6)
  // A gap that reaches the centre.
  expect(field(gearSDF, 'gearSDF', [1, 9, -1], [[0, 0]])[0]).toBeCloseTo(0, 6)
})

test('a Koch snowflake begins as a triangle, stays in its circle and grows towards 8/5 of its area', () => {
  expect(apartOf(field(kochSDF, 'kochSDF', [1, 0]), field(polySDF, 'polySDF', [1, 3]))).toBeLessThan(2e-6)
  expect(apartOf(field(kochSDF, 'kochSDF', [1, 1]), field(starSDF, 'starSDF', [1, 6, 1 / Math.sqrt(3)]))).toBeLessThan(2e-6)
  const rim = range(0, 2 * Math.PI, 300).map((angle) => clock(1.00001, angle))
  for (const steps of [0, 1, 4, 8]) expect(least(field(kochSDF, 'kochSDF', [1, steps], rim))).toBeGreaterThan(0)
  expect(
    field(
      kochSDF,
      'kochSDF',
      [1, 4],
      [
        [0, 1],
        [0, -1],
      ],
    ).every((value) => Math.abs(value) < 1e-6),
  ).toBe(true)
  const places = range(-1, 1, 90).flatMap((x) => range(-1, 1, 90).map((y) => [x, y]))
  const area = (steps: number): number => field(kochSDF, 'kochSDF', [1, steps], places).filter((value) => value < 0).length
  expect(area(6) / area(0)).toBeCloseTo(8 / 5, 1)
  // The sides at the last step.
  expect(Math.sqrt(3) / 3 ** 8).toBeCloseTo(0.00026, 5)
  expect(apartOf(field(kochSDF, 'kochSDF', [1, 20]), field(kochSDF, 'kochSDF', [1, 8]))).toBe(0)
})

test('rays are as wide as the gaps between them, and a single one is half of the plane', () => {
  for (const n of [1, 0, -3]) {
    const off = field(raysSDF, 'raysSDF', [n]).map((value, i) => Math.abs(value + (somewhere[i]?.[1] ?? NaN)))
    expect(most(off)).toBeLessThan(1e-6)
  }
  // Half a sector further on, a wedge is a gap: the same field with the other sign.
  for (const n of [2, 5, 9]) {
    const angle = Math.PI / n
    const turned = somewhere.map(([x = NaN, y = NaN]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)])
    expect(
      apartOf(
        field(raysSDF, 'raysSDF', [n]),
        field(raysSDF, 'raysSDF', [n], turned).map((value) => -value),
      ),
    ).toBeLessThan(3e-6)
  }
})

test('the arms of a spiral are its pitch apart on every ray, and a negative pitch is its mirror image', () => {
  const mirrored = somewhere.map(([x = NaN, y = NaN]) => [x, -y])
  expect(apartOf(field(spiralSDF, 'spiralSDF', [-0.5]), field(spiralSDF, 'spiralSDF', [0.5], mirrored))).toBe(0)
  const onArms = range(0, 6, 30).flatMap((angle) => [0, 1, 2].map((turn) => polar(0.5 * (turn + angle / (2 * Math.PI)), angle)))
  expect(most(field(spiralSDF, 'spiralSDF', [0.5], onArms))).toBeLessThan(2e-6)
  expect(most(field(spiralSDF, 'spiralSDF', [0]))).toBeLessThan(1.1e-6)
})

test('the gap to a spiral along a ray is never shorter than the distance', () => {
  const gaps = somewhere.map(([x = NaN, y = NaN]) => {
    const turns = Math.atan2(y, x) / (2 * Math.PI)
    const radius = Math.hypot(x, y)
    return least(range(0, 12, 12).map((turn) => Math.abs(radius - 0.5 * Math.max(turn + turns, 0))))
  })
  const more = field(spiralSDF, 'spiralSDF', [0.5]).map((value, i) => (gaps[i] ?? NaN) - value)
  expect(least(more)).toBeGreaterThan(-1e-6)
  expect(most(more)).toBeGreaterThan(0.005)
})

test('the ends of a Bézier curve may be exchanged, and with its control point halfway it is a line', () => {
  const [ax = NaN, ay = NaN, bx = NaN, by = NaN, cx = NaN, cy = NaN] = bent
  expect(apartOf(field(bezierSDF, 'bezierSDF', bent), field(bezierSDF, 'bezierSDF', [cx, cy, bx, by, ax, ay]))).toBeLessThan(2e-6)
  const straight = [-1, -0.5, 0.25, 0.125, 1.5, 0.75]
  expect(apartOf(field(bezierSDF, 'bezierSDF', straight), field(lineSDF, 'lineSDF', [-1, -0.5, 1.5, 0.75]))).toBeLessThan(1e-6)
})

test('a Bézier curve is exact where it turns back on itself, and beside that place', () => {
  for (const off of [0, 1e-5, 1e-3, 0.1]) {
    const curve = [-1, off, 1.5, 0, -0.75, -off].map(Math.fround)
    const points = range(0, 1, 20000).map((t) => onBezier(t, curve))
    // The turn is where the speed is least.
    const turn = points.reduce((best, point) => (point[0] > best[0] ? point : best))
    const places = range(1, 5, 12).flatMap((power) => [0, 1, 2, 3].map((way) => polar(10 ** -power, 1.3 * way, ...turn)))
    const values = field(bezierSDF, 'bezierSDF', curve, places)
    const off64 = places.map(([x = NaN, y = NaN], i) => least(points.map(([u, v]) => Math.hypot(Math.fround(x) - u, Math.fround(y) - v))) - (values[i] ?? NaN))
    expect(least(off64)).toBeGreaterThan(-1e-6)
    expect(most(off64)).toBeLessThan(1e-4)
  }
})

test('the gap to a superformula’s curve is never less than the distance', () => {
  const starfish = [0.75, 5, 0.25, 1.5, 1.5] as const
  const points = range(-Math.PI, Math.PI, 4000).map((angle) => polar(superRadius(angle, ...starfish), angle))
  const values = field(superShapeSDF, 'superShapeSDF', starfish, spread(plane, 100))
  const more = spread(plane, 100).map(
    ([x = NaN, y = NaN], i) => Math.abs(values[i] ?? NaN) - least(points.map(([u = NaN, v = NaN]) => Math.hypot(u - x, v - y))),
  )
  expect(least(more)).toBeGreaterThan(-1e-3)
  expect(most(more)).toBeGreaterThan(0.2)
})

test('the superformula has circles and squares among its curves', () => {
  for (const rest of [
    [0.75, 4, 2, 2, 2],
    [0.75, 7, 2, 2, 2],
    [0.75, 0, 1, 3, 1],
  ])
    expect(apartOf(field(superShapeSDF, 'superShapeSDF', rest), toOrigin(0.75))).toBeLessThan(2e-6)
  const radiusAt = (angle: number, rest: readonly number[]): number => 2 - (field(superShapeSDF, 'superShapeSDF', rest, [polar(2, angle)])[0] ?? NaN)
  // On the x axis the radius is r; there an arm lies, or the middle between two, by the exponents.
  for (const [exponent, isArm] of [
    [1.5, true],
    [3, false],
  ] as const)
    for (const m of [3, 5]) {
      const rest = [0.75, m, 0.5, exponent, exponent]
      expect(radiusAt(0, rest)).toBeCloseTo(0.75, 5)
      expect(radiusAt(Math.PI / m, rest) < 0.75).toBe(isArm)
      expect(radiusAt((2 * Math.PI) / m, rest)).toBeCloseTo(0.75, 4)
    }
  const square = somewhere.map(([x = NaN, y = NaN]) => Math.abs(x) + Math.abs(y) - 1)
  const same = field(superShapeSDF, 'superShapeSDF', [1, 4, 1, 1, 1]).filter((value, i) => Math.sign(value) !== Math.sign(square[i] ?? NaN))
  expect(same).toEqual([])
  for (const m of [0, 2, 5, 11.3])
    for (const n1 of [0.2, 1, 6]) for (const n2 of [0.2, 4]) for (const n3 of [0.2, 1, 4]) expect(radiusAt(0, [0.75, m, n1, n2, n3])).toBeCloseTo(0.75, 4)
  // Not whole, or odd with two exponents: no jump on the negative x axis, but another slope on each side of it.
  for (const [rest, isKink] of [
    [[0.75, 3.5, 0.5, 1.5, 1.5], true],
    [[0.75, 5, 0.5, 1.5, 2.5], true],
    [[0.75, 5, 0.5, 2.5, 2.5], false],
    [[0.75, 6, 0.5, 2.5, 3.5], false],
  ] as const) {
    const [above, on, below] = [0.01, 0, -0.01].map((angle) => radiusAt(Math.PI - angle, rest))
    expect(Math.abs((above ?? NaN) - (below ?? NaN))).toBeLessThan(1e-5)
    expect(Math.abs((above ?? NaN) - (on ?? NaN)) > 1e-3).toBe(isKink)
  }
  // Where the sine or the cosine of a negative exponent is 0, the radius is.
  expect(radiusAt(0, [0.75, 4, 1, 2, -1])).toBeLessThan(1e-6)
  expect(radiusAt(Math.PI / 2, [0.75, 4, 1, -1, 2])).toBeLessThan(1e-6)
  expect(radiusAt(0.8, [0.75, 4, 1, -1, -1])).toBeGreaterThan(0.2)
})
