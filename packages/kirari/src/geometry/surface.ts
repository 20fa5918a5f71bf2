/**
 * A bent rectangle: rows and columns of vertices, whose positions follow from u to the right and v upwards.
 */
import { addVertex, type Mesh, type Point } from './shape.ts'

export interface Surface {
  readonly columns: number
  readonly rows: number
  /** Whether all vertices of the lowest or the highest row are at one point. The triangles there have u at their centre. */
  readonly poles?: { readonly bottom?: boolean; readonly top?: boolean }
  readonly at: (place: Place) => readonly [position: Point, normal: Point]
}

interface Place {
  readonly u: number
  readonly v: number
  /** u and v from −1 to 1, exactly symmetric around 0: so surfaces that meet have the same vertices there. */
  readonly x: number
  readonly y: number
}

export const addSurface = (mesh: Mesh, { columns, rows, poles: { bottom = false, top = false } = {}, at }: Surface): void => {
  const first = mesh.position.length / 3
  for (let row = 0; row <= rows; row++) {
    // A pole has one vertex for each triangle, not one for each edge between them.
    const isPole = (bottom && row === 0) || (top && row === rows)
    for (let column = 0; column <= (isPole ? columns - 1 : columns); column++) {
      const [u, v] = [(isPole ? column + 0.5 : column) / columns, row / rows]
      addVertex(mesh, ...at({ u, v, x: (2 * column - columns) / columns, y: (2 * row - rows) / rows }), u, v)
    }
  }
  const startOf = (row: number): number => first + row * (columns + 1) - (bottom && row > 0 ? 1 : 0)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // d c
      // a b
      const [a, d] = [startOf(row) + column, startOf(row + 1) + column]
      const [b, c] = [a + 1, d + 1]
      if (top && row === rows - 1) mesh.index.push(a, b, d)
      else if (bottom && row === 0) mesh.index.push(a, c, d)
      else mesh.index.push(a, b, c, a, c, d)
    }
  }
}

/**
 * Maps a turn from 0 to 1 to the unit circle: x and z from behind over the left, the front and the right, so that u grows to the right
 * seen from outside. A full turn ends exactly where it began.
 */
export const circle = (turn: number): readonly [x: number, z: number] => {
  const angle = (turn % 1) * 2 * Math.PI
  return [-Math.sin(angle), -Math.cos(angle)]
}
