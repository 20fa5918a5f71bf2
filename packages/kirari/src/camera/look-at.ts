/** Where a camera is and where it looks. Right-handed: x to the right, y up, and the camera looks along −z. */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'
import { expectPoint, type Point } from './option.ts'

export interface LookAtOptions {
  /** Where the camera is. */
  readonly eye: Point
  /** The point that the camera looks at, in the middle of the picture. It must differ from `eye`. Default: the origin. */
  readonly target?: Point
  /** The direction that points up in the picture, of any length, and not parallel to the view. Default: [0, 1, 0]. */
  readonly up?: Point
}

/**
 * 16 numbers, column by column, for a uniform of `mat4`: from the space of the world to that of the camera. Options that do not fit throw S1001.
 *
 * @example
 * const view = uniform(mat4, lookAt({ eye: [3, 2, 4] }))
 * const place = projection.mul(view).mul(vec4(attribute(vec3, 'position'), 1))
 */
export const lookAt = ({ eye, target = [0, 0, 0], up = [0, 1, 0] }: LookAtOptions): readonly number[] => {
  expectPoint('eye', eye, lookAt)
  expectPoint('target', target, lookAt)
  expectPoint('up', up, lookAt)
  const back = normalized([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]])
  if (!back) return fail(notAValue('another place than eye as target', target), lookAt)
  const right = normalized(cross(up, back))
  if (!right) return fail(notAValue('a direction across the view as up', up), lookAt)
  const above = cross(back, right)
  const along = (axis: Point): number => -(axis[0] * eye[0] + axis[1] * eye[1] + axis[2] * eye[2])
  return [right[0], above[0], back[0], 0, right[1], above[1], back[1], 0, right[2], above[2], back[2], 0, along(right), along(above), along(back), 1]
}

const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** Nothing where there is no direction. */
const normalized = ([x, y, z]: Point): Point | undefined => {
  const length = Math.hypot(x, y, z)
  return length > 0 ? [x / length, y / length, z / length] : undefined
}
