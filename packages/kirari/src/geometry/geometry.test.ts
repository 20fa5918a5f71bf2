/**
 * Properties of every shape: Euler's formula, edges shared by two triangles, normals, texture coordinates, areas and volumes.
 * The tests read only vertices and indices, not how a shape is built.
 */
import { describe, expect, it, test } from 'vitest'
import { geometry } from '../index.ts'
import { box, cone, cylinder, fullScreenTriangle, icosphere, plane, sphere, torus, type Shape } from './index.ts'

type Vector = readonly number[]
const minus = (a: Vector, b: Vector): Vector => a.map((part, i) => part - (b[i] ?? 0))
const dot = (a: Vector, b: Vector): number => a.reduce((sum, part, i) => sum + part * (b[i] ?? 0), 0)
const cross = ([ax = 0, ay = 0, az = 0]: Vector, [bx = 0, by = 0, bz = 0]: Vector): Vector => [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
const at = ({ data, size }: { readonly data: Float32Array; readonly size: number }, vertex: number): Vector => [
  ...data.subarray(vertex * size, (vertex + 1) * size),
]

interface Corner {
  readonly position: Vector
  readonly normal: Vector
  readonly uv: Vector
}
const trianglesOf = ({ attributes: { position, normal, uv }, index }: Shape): readonly (readonly [Corner, Corner, Corner])[] => {
  const corner = (i: number): Corner => {
    const vertex = index[i] ?? -1
    return { position: at(position, vertex), normal: at(normal, vertex), uv: at(uv, vertex) }
  }
  return Array.from({ length: index.length / 3 }, (_, i) => [corner(i * 3), corner(i * 3 + 1), corner(i * 3 + 2)] as const)
}

/** Vertices at exactly the same place count as one: `+ 0` makes −0 and 0 the same. */
const placeOf = ({ position }: Corner): string => position.map((part) => part + 0).join(' ')

/** Welds all seams: how often each edge is used in each direction, and Euler's V − E + F. */
const weld = (shape: Shape) => {
  const passes = new Map<string, number>()
  const places = new Set<string>()
  const triangles = trianglesOf(shape)
  for (const triangle of triangles) {
    const names = triangle.map(placeOf)
    for (const [i, from] of names.entries()) {
      places.add(from)
      const edge = `${from} > ${names[(i + 1) % 3]}`
      passes.set(edge, (passes.get(edge) ?? 0) + 1)
    }
  }
  const turned = (edge: string): string => edge.split(' > ').toReversed().join(' > ')
  const open = [...passes.keys()].filter((edge) => !passes.has(turned(edge))).length
  return { open, twice: [...passes.values()].filter((count) => count > 1).length, euler: places.size - (passes.size + open) / 2 + triangles.length }
}

/** The area of all triangles, and the volume that they enclose with the origin (the divergence theorem). */
const measure = (shape: Shape): { readonly area: number; readonly volume: number } => {
  let [area, volume] = [0, 0]
  for (const [{ position: a }, { position: b }, { position: c }] of trianglesOf(shape)) {
    area += Math.hypot(...cross(minus(b, a), minus(c, a))) / 2
    volume += dot(a, cross(b, c)) / 6
  }
  return { area, volume }
}

interface Case {
  readonly name: string
  readonly shape: Shape
  readonly vertices: number
  readonly triangles: number
  /** Euler's characteristic: 2 for a ball, 0 for a ring, 1 for a disc. */
  readonly euler: number
  /** The number of border edges. */
  readonly rim?: number
  /** A point inside: the normal of a vertex points away from it. */
  readonly inside?: (position: Vector) => Vector
}

const around = [3, 5, 16]
const cases: readonly Case[] = [
  ...(
    [
      [1, 1],
      [2, 5],
      [7, 3],
    ] as const
  ).flatMap(([w, h]) =>
    (['y', 'z'] as const).map((facing) => ({
      name: `plane of ${w} × ${h} facing ${facing}`,
      shape: plane({ size: [3, 0.5], segments: [w, h], facing }),
      vertices: (w + 1) * (h + 1),
      triangles: 2 * w * h,
      euler: 1,
      rim: 2 * (w + h),
      inside: ([x = 0, y = 0, z = 0]: Vector) => (facing === 'y' ? [x, -1, z] : [x, y, -1]),
    })),
  ),
  ...(
    [
      [1, 1, 1],
      [3, 1, 2],
      [3, 5, 7],
    ] as const
  ).map(([x, y, z]) => ({
    name: `box of ${x} × ${y} × ${z}`,
    shape: box({ size: [1, 0.3, 7], segments: [x, y, z] }),
    vertices: 2 * ((x + 1) * (y + 1) + (y + 1) * (z + 1) + (x + 1) * (z + 1)),
    triangles: 4 * (x * y + y * z + x * z),
    euler: 2,
  })),
  ...around.flatMap((a) =>
    [2, 3, 8].map((b) => ({
      name: `sphere of ${a} × ${b}`,
      shape: sphere({ radius: 2.5, segments: [a, b] }),
      vertices: (a + 1) * (b + 1) - 2,
      triangles: 2 * a * (b - 1),
      euler: 2,
    })),
  ),
  // 10·4ⁿ + 2 points of the ball, 2ⁿ where triangles are split; 3·2ⁿ − 1 lie on the edge of the map, and twice 7 triangles meet at a pole.
  ...[0, 1, 2, 3, 4].map((n) => ({
    name: `icosphere cut ${n} times`,
    shape: icosphere({ radius: 0.3, subdivisions: n }),
    vertices: n === 0 ? 22 : 10 * 4 ** n + 4 * 2 ** n + 13,
    triangles: n === 0 ? 24 : 20 * 4 ** n + 2 * 2 ** n,
    euler: 2,
  })),
  ...around.flatMap((a) =>
    [3, 4, 9].map((b) => ({
      name: `torus of ${a} × ${b}`,
      shape: torus({ radius: 2, tube: 0.4, segments: [a, b] }),
      vertices: (a + 1) * (b + 1),
      triangles: 2 * a * b,
      euler: 0,
      inside: ([x = 0, , z = 0]: Vector) => [(x / Math.hypot(x, z)) * 2, 0, (z / Math.hypot(x, z)) * 2],
    })),
  ),
  ...around.flatMap((a) =>
    [1, 2, 4].flatMap((b) => [
      { name: `cylinder of ${a} × ${b}`, shape: cylinder({ segments: [a, b] }), vertices: (a + 1) * (b + 3), triangles: 2 * a * (b + 1), euler: 2 },
      {
        name: `open cylinder of ${a} × ${b}`,
        shape: cylinder({ radius: 0.2, height: 5, segments: [a, b], caps: false }),
        vertices: (a + 1) * (b + 1),
        triangles: 2 * a * b,
        euler: 0,
        rim: 2 * a,
      },
      { name: `cone of ${a} × ${b}`, shape: cone({ segments: [a, b] }), vertices: (a + 1) * (b + 2) - 1, triangles: 2 * a * b, euler: 2 },
      {
        name: `open cone of ${a} × ${b}`,
        shape: cone({ radius: 3, height: 0.5, segments: [a, b], caps: false }),
        vertices: (a + 1) * (b + 1) - 1,
        triangles: a * (2 * b - 1),
        euler: 1,
        rim: a,
      },
    ]),
  ),
]

describe.each(cases)('$name', ({ shape, vertices, triangles, euler, rim = 0, inside = () => [0, 0, 0] }) => {
  test('has the vertices and triangles that its documentation says, all of them used', () => {
    const { attributes, index } = shape
    const count = attributes.position.data.length / 3
    expect([count, attributes.normal.data.length / 3, attributes.uv.data.length / 2, index.length / 3]).toEqual([vertices, vertices, vertices, triangles])
    expect(new Set(index).size).toBe(count)
  })

  test('is whole: each edge is passed once each way, and V − E + F is right', () => {
    expect(weld(shape)).toEqual({ open: rim, twice: 0, euler })
  })

  test('has normals of length 1 that point outwards, and triangles that turn counter-clockwise around them', () => {
    const wrong = trianglesOf(shape).filter(([a, b, c]) => {
      const facing = cross(minus(b.position, a.position), minus(c.position, a.position))
      return [a, b, c].some(
        ({ position, normal }) =>
          Math.abs(Math.hypot(...normal) - 1) > 1e-6 || dot(facing, normal) <= 0 || dot(minus(position, inside(position)), normal) < -1e-6,
      )
    })
    expect(wrong).toEqual([])
  })

  test('has uv from 0 to 1, not mirrored', () => {
    const wrong = trianglesOf(shape).filter(([{ uv: a }, { uv: b }, { uv: c }]) => {
      const [[bu = 0, bv = 0], [cu = 0, cv = 0]] = [minus(b, a), minus(c, a)]
      const isWithin = [...a, ...b, ...c].every((part) => part >= 0 && part <= 1)
      return !isWithin || bu * cv - bv * cu <= 0
    })
    expect(wrong).toEqual([])
  })
})

describe('areas and volumes', () => {
  const π = Math.PI
  test('of flat shapes are exact', () => {
    expect(measure(plane({ size: [3, 0.5], segments: 4 })).area).toBeCloseTo(1.5, 6)
    const { area, volume } = measure(box({ size: [1, 2, 3], segments: [2, 3, 4] }))
    expect([area, volume]).toEqual([expect.closeTo(22, 5), expect.closeTo(6, 5)])
  })

  test.each([
    { name: 'a sphere', make: (n: number) => sphere({ radius: 1.5, segments: [2 * n, n] }), area: 4 * π * 1.5 ** 2, volume: (4 / 3) * π * 1.5 ** 3 },
    { name: 'a torus', make: (n: number) => torus({ radius: 2, tube: 0.5, segments: [2 * n, n] }), area: 4 * π * π * 2 * 0.5, volume: 2 * π * π * 2 * 0.25 },
    { name: 'a cylinder', make: (n: number) => cylinder({ radius: 0.5, height: 3, segments: [n, 2] }), area: π * 3 + π * 0.5, volume: π * 0.25 * 3 },
    { name: 'a cone', make: (n: number) => cone({ radius: 2, height: 1.5, segments: [n, 3] }), area: π * 2 * 2.5 + π * 4, volume: (π * 4 * 1.5) / 3 },
    { name: 'an icosphere', make: (n: number) => icosphere({ radius: 2, subdivisions: Math.log2(n / 2) }), area: 16 * π, volume: (32 / 3) * π },
  ])('of $name come four times as near with twice as many parts', ({ make, area, volume }) => {
    const [coarse, fine] = [measure(make(8)), measure(make(16))]
    expect((area - coarse.area) / (area - fine.area)).toBeCloseTo(4, 0)
    expect((volume - coarse.volume) / (volume - fine.volume)).toBeCloseTo(4, 0)
    expect([fine.area / area, fine.volume / volume]).toEqual([expect.closeTo(1, 1), expect.closeTo(1, 1)])
  })
})

describe('without options', () => {
  test.each(Object.entries({ plane, box, sphere, icosphere, torus, cylinder, cone }))('%s reaches from −1 to 1, and no farther', (_, make) => {
    const { data } = make().attributes.position
    expect(data.reduce((most, part) => Math.max(most, Math.abs(part)), 0)).toBeCloseTo(1, 6)
  })
})

describe('the map of a sphere', () => {
  /** Maps uv to the sphere: the centre is in front, +x to its right, and up is up. */
  const placeOnMap = ([u = 0, v = 0]: Vector): Vector => {
    const [longitude, latitude] = [(u - 0.5) * 2 * Math.PI, (v - 0.5) * Math.PI]
    return [Math.sin(longitude) * Math.cos(latitude), Math.sin(latitude), Math.cos(longitude) * Math.cos(latitude)]
  }
  const globes = [
    ['a sphere', sphere({ segments: [12, 7] })],
    ['an icosahedron', icosphere({ subdivisions: 0 })],
    ['an icosphere', icosphere({ subdivisions: 3 })],
  ] as const
  test.each(globes)('is that of the world, on %s', (_, { attributes: { normal, uv } }) => {
    const far = Array.from({ length: uv.data.length / 2 }, (_unused, i) => Math.hypot(...minus(placeOnMap(at(uv, i)), at(normal, i))))
    expect(Math.max(...far)).toBeLessThan(1e-6)
  })
  test.each(globes)('is cut open where it ends: no triangle has both ends, on %s', (_, shape) => {
    const widths = trianglesOf(shape).map((corners) => {
      const across = corners.map(({ uv: [u = 0] }) => u)
      return Math.max(...across) - Math.min(...across)
    })
    expect(Math.max(...widths)).toBeLessThanOrEqual(0.5)
  })
})

test('a full-screen triangle covers clip space, and its uv is that of the picture', () => {
  const { attributes, index } = fullScreenTriangle()
  expect([...index]).toEqual([0, 1, 2])
  expect([...attributes.position.data]).toEqual([-1, -1, 0, 3, -1, 0, -1, 3, 0])
  expect([...attributes.uv.data]).toEqual([0, 0, 2, 0, 0, 2])
  expect([...attributes.normal.data]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1])
})

describe('an index', () => {
  it('has 16 bits as long as they name all vertices, and 32 from then on', () => {
    // 65,535 and 66,049 vertices.
    expect(plane({ segments: [254, 256] }).index).toBeInstanceOf(Uint16Array)
    expect(plane({ segments: [256, 256] }).index).toBeInstanceOf(Uint32Array)
  })
})

test('geometry takes them as they are, and beside them what else there is an instance', () => {
  const { attributes, index } = box()
  const { count, attributes: taken } = geometry({ ...attributes, place: { data: new Float32Array(8), size: 4 } }, { index, instanced: ['place'] })
  expect([count, Object.keys(taken)]).toEqual([36, ['position', 'normal', 'uv', 'place']])
})

describe('options that do not fit', () => {
  test.each<readonly [make: () => unknown, message: string]>([
    [() => sphere({ radius: 0 }), 'expected a finite number above 0 as radius, got the number 0'],
    [() => sphere({ radius: Number.NaN }), 'expected a finite number above 0 as radius, got the number NaN'],
    [() => sphere({ segments: [2, 8] }), 'expected a whole number from 3 to 4096 as segments[0], got the number 2'],
    [() => sphere({ segments: [8, 1] }), 'expected a whole number from 2 to 4096 as segments[1], got the number 1'],
    [() => sphere({ segments: 3.5 }), 'expected a whole number from 3 to 4096 as segments[0], got the number 3.5'],
    [() => plane({ segments: 5000 }), 'expected a whole number from 1 to 4096 as segments[0], got the number 5000'],
    // @ts-expect-error -- a plane has two directions
    [() => plane({ segments: [1, 2, 3] }), 'expected a whole number or an array of 2 as segments, got the array [1, 2, 3]'],
    // @ts-expect-error -- it faces along y or z
    [() => plane({ facing: 'x' }), `expected 'y' or 'z' as facing, got the string "x"`],
    [() => plane({ size: [1, -1] }), 'expected a finite number above 0 as size, got the number -1'],
    // @ts-expect-error -- a box has three directions
    [() => box({ size: [1, 2] }), 'expected a number or an array of 3 as size, got the array [1, 2]'],
    [() => box({ size: Infinity }), 'expected a finite number above 0 as size, got the number Infinity'],
    [() => icosphere({ subdivisions: 9 }), 'expected a whole number from 0 to 8 as subdivisions, got the number 9'],
    [() => icosphere({ radius: -1 }), 'expected a finite number above 0 as radius, got the number -1'],
    [() => torus({ radius: 1, tube: 1 }), 'expected a number below the radius, 1, as tube, got the number 1'],
    [() => torus({ tube: 0 }), 'expected a finite number above 0 as tube, got the number 0'],
    [() => cylinder({ height: 0 }), 'expected a finite number above 0 as height, got the number 0'],
    [() => cone({ radius: Infinity }), 'expected a finite number above 0 as radius, got the number Infinity'],
  ])('are refused at the line of the caller: %s', (make, message) => {
    expect(make).toThrow(message)
    expect(make).toThrow('geometry.test.ts')
  })
})
