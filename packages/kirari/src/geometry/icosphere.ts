/**
 * The shape `icosphere`: an icosahedron whose triangles are split in four repeatedly, with each new corner moved out to the
 * sphere. Two of its corners lie left and right of each pole, so the plane x = 0 is a plane of symmetry: the seam of the map is behind.
 */
import { countOption, lengthOption } from './option.ts'
import { addVertex, createMesh, shapeOf, type Point, type Shape } from './shape.ts'

export interface IcosphereOptions {
  /** Default: 1. */
  readonly radius?: number
  /** How often each triangle is split in four: 0, an icosahedron, to 8. Default: 3. */
  readonly subdivisions?: number
}

type Triangle = readonly [a: number, b: number, c: number]

const golden = (1 + /*#__PURE__*/ Math.sqrt(5)) / 2
const corners: readonly Point[] = [
  [-1, golden, 0],
  [1, golden, 0],
  [-1, -golden, 0],
  [1, -golden, 0],
  [0, -1, golden],
  [0, 1, golden],
  [0, -1, -golden],
  [0, 1, -golden],
  [golden, 0, -1],
  [golden, 0, 1],
  [-golden, 0, -1],
  [-golden, 0, 1],
]
/** The five around the first corner, the ring beside them, and the same from the other side. */
const faces: readonly Triangle[] = [
  [0, 11, 5],
  [0, 5, 1],
  [0, 1, 7],
  [0, 7, 10],
  [0, 10, 11],
  [1, 5, 9],
  [5, 11, 4],
  [11, 10, 2],
  [10, 7, 6],
  [7, 1, 8],
  [3, 9, 4],
  [3, 4, 2],
  [3, 2, 6],
  [3, 6, 8],
  [3, 8, 9],
  [4, 9, 5],
  [2, 4, 11],
  [6, 2, 10],
  [8, 6, 7],
  [9, 8, 1],
]

/**
 * A sphere around the origin, of triangles of about equal size. uv is that of `sphere`: the few triangles across the seam of the map,
 * behind, are split in two there, so that no triangle spans both of its ends. With n subdivisions it has 10·4ⁿ + 4·2ⁿ + 13 vertices and
 * 20·4ⁿ + 2·2ⁿ triangles; without any, 22 and 24. Throws S1001 for invalid options.
 *
 * @example
 * const { attributes, index } = icosphere({ radius: 0.5, subdivisions: 4 })
 * const ball = geometry(attributes, { index })
 */
export const icosphere = ({ radius = 1, subdivisions = 3 }: IcosphereOptions = {}): Shape => {
  lengthOption('radius', radius, icosphere)
  const cuts = countOption('subdivisions', subdivisions, 0, 8, icosphere)
  const points = corners.map(normalized)
  let triangles = faces
  for (let cut = 0; cut < cuts; cut++) triangles = cutInFour(triangles, points)
  return unfold(cutBehind(triangles, points), points, radius)
}

const normalized = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const between = ([ax, ay, az]: Point, [bx, by, bz]: Point): Point => [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2]
const origin: Point = [0, 0, 0]
/** Every index of a triangle is in range. */
const pointAt = (points: readonly Point[], number: number): Point => points[number] ?? origin

/** Returns the index of the midpoint of an edge, which both of its triangles share. */
const middles = (points: Point[], place: (middle: Point) => Point): ((a: number, b: number) => number) => {
  const known = new Map<number, number>()
  // More than the largest number of points: each edge gets a key of its own.
  const most = 2 ** 24
  return (a, b) => {
    const key = Math.min(a, b) * most + Math.max(a, b)
    let number = known.get(key)
    if (number === undefined) known.set(key, (number = points.push(place(between(pointAt(points, a), pointAt(points, b)))) - 1))
    return number
  }
}

const cutInFour = (triangles: readonly Triangle[], points: Point[]): readonly Triangle[] => {
  const middle = middles(points, normalized)
  return triangles.flatMap(([a, b, c]): readonly Triangle[] => {
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    return [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ]
  })
}

/** A triangle across the seam of the map has one corner on it, and an edge that the seam halves. The halves stay in the plane of the triangle. */
const cutBehind = (triangles: readonly Triangle[], points: Point[]): readonly Triangle[] => {
  const middle = middles(points, (point) => point)
  const isAcross = (from: number, to: number): boolean => {
    const [start, end] = [pointAt(points, from), pointAt(points, to)]
    // At most 0: an edge over a pole crosses the seam, too.
    return start[0] * end[0] < 0 && start[2] + end[2] <= 0
  }
  const halves = (from: number, to: number, tip: number): readonly Triangle[] => {
    const half = middle(from, to)
    return [
      [from, half, tip],
      [half, to, tip],
    ]
  }
  return triangles.flatMap((triangle) => {
    const [a, b, c] = triangle
    return isAcross(a, b) ? halves(a, b, c) : isAcross(b, c) ? halves(b, c, a) : isAcross(c, a) ? halves(c, a, b) : [triangle]
  })
}

/** The longitude of a point from 0 to 1, as `sphere` has it: 0 on the seam of the map, and undefined at a pole. */
const longitudeOf = ([x, , z]: Point): number | undefined => (x !== 0 || z > 0 ? 0.5 + Math.atan2(x, z) / (2 * Math.PI) : z < 0 ? 0 : undefined)

/** Gives each corner its uv. A point on the seam of the map has two, and a pole one for each of its triangles. */
const unfold = (triangles: readonly Triangle[], points: readonly Point[], radius: number): Shape => {
  const mesh = createMesh()
  const longitudes = points.map(longitudeOf)
  /** The vertices of each point: the usual one, and the one on the right edge of the map. */
  const known = new Int32Array(points.length * 2).fill(-1)
  const add = (number: number, u: number): number => {
    const normal = normalized(pointAt(points, number))
    const [x, y, z] = pointAt(points, number)
    return addVertex(mesh, [x * radius, y * radius, z * radius], normal, u, 0.5 + Math.asin(normal[1]) / Math.PI)
  }
  for (const triangle of triangles) {
    const right = triangle.some((number) => pointAt(points, number)[0] > 0) ? 1 : 0
    const across = triangle.map((number) => longitudes[number] || (longitudes[number] === 0 ? right : undefined))
    for (const [i, number] of triangle.entries()) {
      const u = across[i]
      // Halfway between the other two, neither of which is a pole.
      if (u === undefined) mesh.index.push(add(number, ((across[(i + 1) % 3] ?? 0) + (across[(i + 2) % 3] ?? 0)) / 2))
      else {
        const place = number * 2 + (u === 1 ? 1 : 0)
        if (known[place] === -1) known[place] = add(number, u)
        mesh.index.push(known[place] ?? 0)
      }
    }
  }
  return shapeOf(mesh)
}
