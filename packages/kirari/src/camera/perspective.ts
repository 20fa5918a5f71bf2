/** A perspective projection. Clip space is that of the language, on every backend: x and y from −w to w, z from 0 to w. */
import { expectLens, expectNumber } from './option.ts'

export interface PerspectiveOptions {
  /** Vertical field of view, in radians: above 0, below π. */
  readonly fieldOfView: number
  /** Width of the image divided by its height. Default: 1. */
  readonly aspect?: number
  /** Distances of the near and far clipping planes; above 0, and `far` may be Infinity. */
  readonly near: number
  readonly far: number
}

/**
 * Returns 16 numbers, column by column, for a `mat4` uniform: from camera space, which looks along −z with y up, to clip space.
 * The depth is 0 at `near` and 1 at `far`, on WebGPU and WebGL2 alike. Throws S1001 for invalid options.
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
