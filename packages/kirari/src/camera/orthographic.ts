/** An orthographic projection. Clip space is that of the language, on every backend: x and y from −w to w, z from 0 to w. */
import { expectNumber } from './option.ts'

export interface OrthographicOptions {
  /** Edges of the view volume, in camera space; where `left` exceeds `right`, the image is mirrored. */
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  /** Distances of the near and far clipping planes; a plane behind the camera has a negative one. */
  readonly near: number
  readonly far: number
}

/**
 * Returns 16 numbers, column by column, for a `mat4` uniform: from camera space, which looks along −z with y up, to clip space.
 * The depth is 0 at `near` and 1 at `far`, on WebGPU and WebGL2 alike. Throws S1001 for invalid options.
 *
 * @example
 * const projection = uniform(mat4, orthographic({ left: -2, right: 2, bottom: -1, top: 1, near: 0, far: 10 }))
 */
export const orthographic = ({ left, right, bottom, top, near, far }: OrthographicOptions): readonly number[] => {
  for (const [name, value] of Object.entries({ left, right, bottom, top, near, far }))
    expectNumber(Number.isFinite(value), `a finite number as ${name}`, value, orthographic)
  expectNumber(right !== left, `a number other than left, which is ${left}, as right`, right, orthographic)
  expectNumber(top !== bottom, `a number other than bottom, which is ${bottom}, as top`, top, orthographic)
  expectNumber(far !== near, `a number other than near, which is ${near}, as far`, far, orthographic)
  const [width, height, depth] = [right - left, top - bottom, far - near]
  return [2 / width, 0, 0, 0, 0, 2 / height, 0, 0, 0, 0, -1 / depth, 0, -(right + left) / width, -(top + bottom) / height, -near / depth, 1]
}
