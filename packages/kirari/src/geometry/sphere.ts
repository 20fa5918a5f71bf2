/** The shape `sphere`. */
import { lengthOption, segmentsOption } from './option.ts'
import { createMesh, shapeOf, type Point, type Shape } from './shape.ts'
import { addSurface, circle } from './surface.ts'

export interface SphereOptions {
  /** Default: 1. */
  readonly radius?: number
  /** Segments around the vertical axis, 3 to 4096, and from pole to pole, 2 to 4096, or one number for both. Default: [32, 16]. */
  readonly segments?: number | readonly [around: number, up: number]
}

/**
 * A sphere around the origin, of rows from pole to pole: u is the longitude and v the latitude, as on a map of the world. The centre of the map
 * is in front, at +z, and its edges meet behind. With a around and b up it has (a + 1)(b + 1) − 2 vertices and 2a(b − 1) triangles, which are
 * small at the poles; those of `icosphere` are about equal. Throws S1001 for invalid options.
 *
 * @example
 * const { attributes, index } = sphere({ radius: 0.5, segments: [48, 24] })
 * const globe = geometry(attributes, { index })
 */
export const sphere = ({ radius = 1, segments = [32, 16] }: SphereOptions = {}): Shape => {
  const r = lengthOption('radius', radius, sphere)
  const [columns = 0, rows = 0] = segmentsOption(segments, [3, 2], sphere)
  const mesh = createMesh()
  addSurface(mesh, {
    columns,
    rows,
    poles: { bottom: true, top: true },
    at({ u, v }) {
      const [x, z] = circle(u)
      // The same at both poles, and exactly 0 there.
      const ring = Math.sin(Math.PI * Math.min(v, 1 - v))
      const normal: Point = [x * ring, -Math.cos(Math.PI * v), z * ring]
      return [[normal[0] * r, normal[1] * r, normal[2] * r], normal]
    },
  })
  return shapeOf(mesh)
}
