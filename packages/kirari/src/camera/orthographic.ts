/** The projection of a camera without perspective. Clip space is that of the language, on every backend: x and y from −w to w, z from 0 to w. */
import { expectNumber } from './option.ts'

export interface OrthographicOptions {
  /** Edges of what is seen, in the space of the camera; the left one may be above the right one, which mirrors the picture. */
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  /** Distances of the nearest and of the farthest that is seen; what is behind the camera has one below 0. */
  readonly near: number
  readonly far: number
}

/**
 * 16 numbers, column by column, for a uniform of `mat4`: from the space of the camera, which looks along −z with y up, to clip space.
 * The depth is 0 at `near` and 1 at `far` on WebGPU and on WebGL2 alike. Options that do not fit throw S1001.
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
