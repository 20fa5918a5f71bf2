/** The projection of a camera with perspective. Clip space is that of the language, on every backend: x and y from −w to w, z from 0 to w. */
import { expectLens, expectNumber } from './option.ts'

export interface PerspectiveOptions {
  /** From the bottom of the picture to its top, in radians: above 0, below π. */
  readonly fieldOfView: number
  /** Width of the picture divided by its height; 1 when nothing is said. */
  readonly aspect?: number
  /** Distances of the nearest and of the farthest that is seen; above 0, and `far` may be Infinity. */
  readonly near: number
  readonly far: number
}

/**
 * 16 numbers, column by column, for a uniform of `mat4`: from the space of the camera, which looks along −z with y up, to clip space.
 * The depth is 0 at `near` and 1 at `far` on WebGPU and on WebGL2 alike. Options that do not fit throw S1001.
 *
 * @example
 * const projection = uniform(mat4, perspective({ fieldOfView: 0.8, aspect: 16 / 9, near: 0.1, far: 100 }))
 */
export const perspective = ({ fieldOfView, aspect = 1, near, far }: PerspectiveOptions): readonly number[] => {
  expectLens(fieldOfView, near, far, perspective)
  expectNumber(aspect > 0 && aspect < Number.POSITIVE_INFINITY, 'a finite number above 0 as aspect', aspect, perspective)
  const scale = 1 / Math.tan(fieldOfView / 2)
  const depth = far === Number.POSITIVE_INFINITY ? 1 : far / (far - near)
  return [scale / aspect, 0, 0, 0, 0, scale, 0, 0, 0, 0, -depth, -1, 0, 0, -depth * near, 0]
}
