/** Triangles of an implicit surface: marching tetrahedra (Doi and Koide 1991), six tetrahedra a cell. */

/** Negative inside. */
export type Field = (x: number, y: number, z: number) => number
export type Point = readonly [x: number, y: number, z: number]

/** The corners of a cell by the bits of their number: 1 along x, 2 along y, 4 along z. All six tetrahedra share the diagonal from 0 to 7. */
const tetrahedra = [
  [0, 1, 3, 7],
  [0, 3, 2, 7],
  [0, 2, 6, 7],
  [0, 6, 4, 7],
  [0, 4, 5, 7],
  [0, 5, 1, 7],
] as const

interface Corner {
  readonly at: Point
  readonly value: number
}

/** Where the field is 0 between two corners; from the same side in every cell that shares them, so that the surface has no gaps. */
const crossing = (a: Corner, b: Corner): Point => {
  const [inner, outer] = a.value < 0 ? [a, b] : [b, a]
  const t = inner.value / (inner.value - outer.value)
  const mixed = (axis: 0 | 1 | 2): number => inner.at[axis] + (outer.at[axis] - inner.at[axis]) * t
  return [mixed(0), mixed(1), mixed(2)]
}

/** One or two triangles that part the corners inside from those outside. */
const cut = (corners: readonly Corner[]): readonly (readonly [Point, Point, Point])[] => {
  const inside = corners.filter(({ value }) => value < 0)
  const outside = corners.filter(({ value }) => value >= 0)
  const [a, b] = inside
  const [c, d] = outside
  if (inside.length === 2 && a && b && c && d) {
    const [first, second, third, fourth] = [crossing(a, c), crossing(a, d), crossing(b, d), crossing(b, c)]
    return [
      [first, second, third],
      [first, third, fourth],
    ]
  }
  const [lone, others] = inside.length === 1 ? [a, outside] : [c, inside]
  const [p, q, r] = others
  return lone && p && q && r && others.length === 3 ? [[crossing(lone, p), crossing(lone, q), crossing(lone, r)]] : []
}

/** Nine numbers a triangle, its three corners. The cube from -`half` to `half` has `cells` cells along each side. */
export const meshOf = (field: Field, cells: number, half: number): Float32Array => {
  const side = cells + 1
  const at = (i: number): number => (i / cells) * 2 * half - half
  const values = new Float64Array(side ** 3)
  for (let i = 0; i < values.length; i++) values[i] = field(at(i % side), at(Math.floor(i / side) % side), at(Math.floor(i / side ** 2)))
  const corner = (x: number, y: number, z: number): Corner => ({ at: [at(x), at(y), at(z)], value: values[(z * side + y) * side + x] ?? 0 })
  const numbers: number[] = []
  for (let z = 0; z < cells; z++) {
    for (let y = 0; y < cells; y++) {
      for (let x = 0; x < cells; x++) {
        const corners = Array.from({ length: 8 }, (_, bits) => corner(x + (bits & 1), y + ((bits >> 1) & 1), z + (bits >> 2)))
        if (corners.every(({ value }) => value < 0) || corners.every(({ value }) => value >= 0)) continue
        for (const tetrahedron of tetrahedra) {
          const four = corners.filter((_, i) => tetrahedron.some((one) => one === i))
          for (const triangle of cut(four)) for (const point of triangle) numbers.push(...point)
        }
      }
    }
  }
  return new Float32Array(numbers)
}
