/** Boxes axis by axis. A row begins with the smallest and the largest corner. */
import { times } from '../../../harness/oracle.ts'

// Origins in the planes of the faces, edges and corners, inside and outside of them.
const steps = [-2, -1, 0, 1, 2]

export const origins = steps.flatMap((x) => steps.flatMap((y) => steps.map((z) => [x, y, z])))

export const axes = [0, 1, 2] as const

/** The interval of a box along an axis. */
export const stretch = (row: readonly number[], axis: number): readonly [number, number] => [row[axis] ?? NaN, row[axis + 3] ?? NaN]

export const corners = [...times(3, { min: -2, max: 0.5 }), ...times(3, { min: -0.5, max: 2 })]

export const place = { min: -3, max: 3 }

/** A point in the planes of faces, edges and corners of a box. */
export const latticeRows = origins.map((point) => [-1, -1, -1, 1, 1, 1, ...point])

export const sorted = (row: readonly number[]): readonly number[] =>
  row.map((value, i) => (i < 3 ? Math.min(value, row[i + 3] ?? NaN) : i < 6 ? Math.max(value, row[i - 3] ?? NaN) : value))
