/** The shape `plane`. */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'
import { segmentsOption, sizeOption } from './option.ts'
import { createMesh, shapeOf, type Shape } from './shape.ts'
import { addSurface } from './surface.ts'

export interface PlaneOptions {
  /** Width and height, or one number for both. Default: 2. */
  readonly size?: number | readonly [width: number, height: number]
  /** Segments along width and height, 1 to 4096, or one number for both. Default: 1. */
  readonly segments?: number | readonly [width: number, height: number]
  /** 'z', the default: upright, seen from the front. 'y': the ground, seen from above; its v grows away from the viewer. */
  readonly facing?: 'y' | 'z'
}

/**
 * A rectangle around the origin: from −1 to 1 by default. It has (w + 1)(h + 1) vertices and 2wh triangles.
 * Throws S1001 for invalid options.
 *
 * @example
 * const { attributes, index } = plane({ size: 10, facing: 'y' })
 * const ground = geometry(attributes, { index })
 */
export const plane = ({ size = 2, segments = 1, facing = 'z' }: PlaneOptions = {}): Shape => {
  const [width = 0, height = 0] = sizeOption(size, 2, plane)
  const [columns = 0, rows = 0] = segmentsOption(segments, [1, 1], plane)
  if (facing !== 'y' && facing !== 'z') return fail(notAValue("'y' or 'z' as facing", facing), plane)
  const mesh = createMesh()
  addSurface(mesh, {
    columns,
    rows,
    at({ x, y }) {
      const [right, up] = [(x * width) / 2, (y * height) / 2]
      return facing === 'z'
        ? [
            [right, up, 0],
            [0, 0, 1],
          ]
        : [
            [right, 0, -up],
            [0, 1, 0],
          ]
    },
  })
  return shapeOf(mesh)
}
