/** The shape `cone`. */
import { addDisc } from './disc.ts'
import { lengthOption, segmentsOption } from './option.ts'
import { createMesh, shapeOf, type Shape } from './shape.ts'
import { addSurface, circle } from './surface.ts'

export interface ConeOptions {
  /** Radius of the base. Default: 1. */
  readonly radius?: number
  /** Default: 2. */
  readonly height?: number
  /** Segments around the vertical axis, 3 to 4096, and along the height, 1 to 4096. Default: [32, 1]. */
  readonly segments?: readonly [around: number, up: number]
  /** Whether the base is closed. Default: true. */
  readonly caps?: boolean
}

/**
 * An upright cone around the origin, its tip at the top: from −1 to 1 by default. On the side, u goes around the axis as on a `sphere`, and v
 * upwards. With a around and b up it has (a + 1)(b + 1) − 1 vertices and a(2b − 1) triangles, and the cap adds a + 1 and a.
 * Throws S1001 for invalid options.
 *
 * @example
 * const { attributes, index } = cone({ radius: 0.5, height: 1 })
 * const roof = geometry(attributes, { index })
 */
export const cone = ({ radius = 1, height = 2, segments = [32, 1], caps = true }: ConeOptions = {}): Shape => {
  lengthOption('radius', radius, cone)
  lengthOption('height', height, cone)
  const [columns = 0, rows = 0] = segmentsOption(segments, [3, 1], cone)
  // The normal of the side is perpendicular to its slope, height over radius.
  const slant = Math.hypot(radius, height)
  const [out, up] = [height / slant, radius / slant]
  const mesh = createMesh()
  addSurface(mesh, {
    columns,
    rows,
    poles: { top: true },
    at({ u, v }) {
      const [x, z] = circle(u)
      const ring = radius * (1 - v)
      return [
        [x * ring, (v - 0.5) * height, z * ring],
        [x * out, up, z * out],
      ]
    },
  })
  if (caps) addDisc(mesh, radius, -height / 2, -1, columns)
  return shapeOf(mesh)
}
