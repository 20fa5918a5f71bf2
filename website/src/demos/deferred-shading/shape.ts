/** Shapes as lists of corners, all of them on or around the origin. */
import { geometry, type AttributeData, type Geometry } from 'kirari'

/** A ball of radius 1: an icosahedron, whose triangles are cut in four so many times. Its places are its normals. */
export const ball = (cuts: number, instanced: { readonly [name: string]: AttributeData } = {}): Geometry => {
  const phi = (1 + Math.sqrt(5)) / 2
  const corners = [
    [-1, phi, 0],
    [1, phi, 0],
    [-1, -phi, 0],
    [1, -phi, 0],
    [0, -1, phi],
    [0, 1, phi],
    [0, -1, -phi],
    [0, 1, -phi],
    [phi, 0, -1],
    [phi, 0, 1],
    [-phi, 0, -1],
    [-phi, 0, 1],
  ].map(normalized)
  // Around the first corner, the ring beside it, and the same from the other pole.
  let triangles = [
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
  ] as (readonly [number, number, number])[] // Three numbers each, as they stand here.
  for (let cut = 0; cut < cuts; cut++) {
    /** The corner in the middle of an edge is the same for both its triangles. */
    const middles = new Map<string, number>()
    const middle = (a: number, b: number): number => {
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      const known = middles.get(key)
      if (known !== undefined) return known
      const [from = [], to = []] = [corners[a], corners[b]]
      middles.set(key, corners.length)
      return corners.push(normalized(from.map((part, axis) => part + (to[axis] ?? 0)))) - 1
    }
    triangles = triangles.flatMap(([a, b, c]) => {
      const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
      return [[a, ab, ca] as const, [ab, b, bc] as const, [ca, bc, c] as const, [ab, bc, ca] as const]
    })
  }
  return geometry({ position: corners, ...instanced }, { index: triangles.flat(), instanced: Object.keys(instanced) })
}

const normalized = (point: readonly number[]): readonly number[] => {
  const length = Math.hypot(...point)
  return point.map((part) => part / length)
}

/** A square of the ground, as far as this to each side. */
export const ground = (side: number): Geometry =>
  geometry(
    {
      position: [
        [-side, 0, side],
        [side, 0, side],
        [side, 0, -side],
        [-side, 0, -side],
      ],
    },
    { index: [0, 1, 2, 0, 2, 3] },
  )
