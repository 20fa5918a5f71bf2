/** The shape `cylinder`. */
import { addDisc } from './disc.ts'
import { lengthOption, segmentsOption } from './option.ts'
import { createMesh, shapeOf, type Shape } from './shape.ts'
import { addSurface, circle } from './surface.ts'

export interface CylinderOptions {
  /** Default: 1. */
  readonly radius?: number
  /** Default: 2. */
  readonly height?: number
  /** Segments around the vertical axis, 3 to 4096, and along the height, 1 to 4096. Default: [32, 1]. */
  readonly segments?: readonly [around: number, up: number]
  /** Whether the top and the bottom are closed. Default: true. */
  readonly caps?: boolean
}

/**
 * An upright cylinder around the origin: from −1 to 1 by default. On the side, u goes around the axis as on a `sphere`, and v upwards. The
 * caps have their own vertices, so edges are sharp. With a around and b up it has (a + 1)(b + 1) vertices and 2ab triangles, and the
 * caps add 2(a + 1) and 2a. Throws S1001 for invalid options.
 *
 * @example
 * const { attributes, index } = cylinder({ radius: 0.5, height: 3 })
 * const column = geometry(attributes, { index })
 */
export const cylinder = ({ radius = 1, height = 2, segments = [32, 1], caps = true }: CylinderOptions = {}): Shape => {
  lengthOption('radius', radius, cylinder)
  lengthOption('height', height, cylinder)
  const [columns = 0, rows = 0] = segmentsOption(segments, [3, 1], cylinder)
  const mesh = createMesh()
  addSurface(mesh, {
    columns,
    rows,
    at({ u, v }) {
      const [x, z] = circle(u)
      return [
        [x * radius, (v - 0.5) * height, z * radius],
        [x, 0, z],
      ]
    },
  })
  if (caps) {
    addDisc(mesh, radius, height / 2, 1, columns)
    addDisc(mesh, radius, -height / 2, -1, columns)
  }
  return shapeOf(mesh)
}
