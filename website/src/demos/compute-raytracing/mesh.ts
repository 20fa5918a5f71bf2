/**
 * Triangles of an implicit surface: marching tetrahedra (Doi and Koide 1991) on six tetrahedra per cell (Kuhn 1960).
 * Must not know: which surface.
 */

export interface Grid {
  /** The number of cells along x, y and z. */
  readonly cells: readonly [number, number, number]
  /** The lowest corner. */
  readonly origin: readonly [number, number, number]
  /** The side of a cell. */
  readonly spacing: number
}
export interface Mesh {
  /** Three numbers per vertex. */
  readonly points: Float32Array
  /** Three vertices per triangle. */
  readonly triangles: Uint32Array
}

/** Corners of a cell, by the bits of their number: 1 along x, 2 along y, 4 along z. Each tetrahedron is a path from 0 to 7 along the edges. */
const tetrahedra = [
  [0, 1, 3, 7],
  [0, 1, 5, 7],
  [0, 2, 3, 7],
  [0, 2, 6, 7],
  [0, 4, 5, 7],
  [0, 4, 6, 7],
] as const

/** `values` are those of the field at the corners of the grid, x varies fastest; negative inside. */
export const meshOf = (values: Float32Array, { cells, origin, spacing }: Grid): Mesh => {
  const [nx, ny, nz] = cells
  const [row, layer] = [nx + 1, (nx + 1) * (ny + 1)]
  const offsets = Array.from({ length: 8 }, (_, bits) => (bits & 1) + ((bits >> 1) & 1) * row + (bits >> 2) * layer)
  const points: number[] = []
  const triangles: number[] = []
  /** By edge: its lower corner and the direction to its upper one. Neighbouring tetrahedra share vertices, so the surface has no gaps. */
  const vertices = new Map<number, number>()

  /** The vertex between two corners of a cell; the lower corner has a subset of the bits of the upper one. */
  const vertexOn = (first: number, lower: number, upper: number): number => {
    const from = first + (offsets[lower] ?? 0)
    const edge = from * 8 + (upper ^ lower)
    const known = vertices.get(edge)
    if (known !== undefined) return known
    const a = values[from] ?? 0
    const t = a / (a - (values[first + (offsets[upper] ?? 0)] ?? 0))
    const place = [from % row, Math.floor(from / row) % (ny + 1), Math.floor(from / layer)]
    place.forEach((cell, axis) => points.push((origin[axis] ?? 0) + spacing * (cell + t * (((upper ^ lower) >> axis) & 1))))
    const made = vertices.size
    vertices.set(edge, made)
    return made
  }

  for (let z = 0; z < nz; z++) {
    for (let y = 0; y < ny; y++) {
      for (let x = 0; x < nx; x++) {
        const first = z * layer + y * row + x
        let inside = 0
        for (let i = 0; i < 8; i++) if ((values[first + (offsets[i] ?? 0)] ?? 0) < 0) inside |= 1 << i
        if (inside === 0 || inside === 255) continue
        for (const path of tetrahedra) {
          const within = path.filter((corner) => (inside >> corner) & 1)
          const without = path.filter((corner) => !((inside >> corner) & 1))
          const between = (a: number, b: number): number => vertexOn(first, Math.min(a, b), Math.max(a, b))
          // One corner apart from three leaves a triangle; two apart from two leave a quadrilateral, whose diagonal does not matter.
          const around = within.flatMap((a, i) => (i % 2 ? without.toReversed() : without).map((b) => between(a, b)))
          const [p = 0, q = 0, r = 0, s] = around
          if (around.length > 0) triangles.push(p, q, r)
          if (s !== undefined) triangles.push(p, r, s)
        }
      }
    }
  }
  return { points: new Float32Array(points), triangles: new Uint32Array(triangles) }
}
