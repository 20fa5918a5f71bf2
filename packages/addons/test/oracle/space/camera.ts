/** Cameras and projections of gl-matrix, for the oracles. */
import { mat4, vec4 } from 'gl-matrix'

/** A matrix for gl-matrix to write into: a plain array, which keeps double precision. */
export const emptyMat4 = (): mat4 => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

/** Distances of clipping planes that are far enough apart. */
export const nearRange = { min: 0.05, max: 2 } as const
export const farRange = { min: 3, max: 100 } as const

/** The depth of a point on the axis of the view: the matrix of gl-matrix, and the division by w. */
export const projected = (z: number, near: number, far: number): number => {
  const matrix = mat4.perspectiveZO(emptyMat4(), 1, 1, near, far)
  return ((matrix[10] ?? NaN) * z + (matrix[14] ?? NaN)) / -z
}

/** The z of the point on the axis with this depth, by the inverse of that matrix. */
export const unprojected = (depth: number, near: number, far: number): number => {
  const inverse = mat4.invert(emptyMat4(), mat4.perspectiveZO(emptyMat4(), 1, 1, near, far))
  const [, , z = NaN, w = NaN] = vec4.transformMat4([0, 0, 0, 0], [0, 0, depth, 1], inverse ?? emptyMat4())
  return z / w
}
