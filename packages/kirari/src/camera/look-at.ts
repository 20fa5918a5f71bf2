/** A view matrix. Right-handed: x to the right, y up, and the camera looks along −z. */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'
import { expectPoint, type Point } from './option.ts'

export interface LookAtOptions {
  /** The position of the camera. */
  readonly eye: Point
  /** The point in the centre of the view. It must differ from `eye`. Default: the origin. */
  readonly target?: Point
  /** The direction that points up in the image, of any length, and not parallel to the view. Default: [0, 1, 0]. */
  readonly up?: Point
}

/**
 * Returns 16 numbers, column by column, for a `mat4` uniform: from world space to camera space. Throws S1001 for invalid options.
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

/** Returns undefined for a vector without a direction. */
const normalized = ([x, y, z]: Point): Point | undefined => {
  const length = Math.hypot(x, y, z)
  return length > 0 ? [x / length, y / length, z / length] : undefined
}
