/** The shape `cone`. */
import { addDisc } from './disc.ts'
import { lengthOption, segmentsOption } from './option.ts'
import { createMesh, shapeOf, type Shape } from './shape.ts'
import { addSurface, circle } from './surface.ts'

export interface ConeOptions {
  /** Of the base; 1 when nothing is said. */
  readonly radius?: number
  /** 2 when nothing is said. */
  readonly height?: number
  /** Parts around the upright axis, 3 to 4096, and of the height, 1 to 4096; [32, 1] when nothing is said. */
  readonly segments?: readonly [around: number, up: number]
  /** Whether it is closed below; true when nothing is said. */
  readonly caps?: boolean
}

/**
 * An upright cone around the origin, its tip above: from −1 to 1 when nothing is said. The side has u around the axis, as a `sphere`, and v
 * upwards. With a around and b up it has (a + 1)(b + 1) − 1 vertices and a(2b − 1) triangles, and the cap adds a + 1 and a.
 * Options that do not fit throw S1001.
 *
 * @example
 * const { attributes, index } = cone({ radius: 0.5, height: 1 })
 * const roof = geometry(attributes, { index })
 */
export const cone = ({ radius = 1, height = 2, segments = [32, 1], caps = true }: ConeOptions = {}): Shape => {
  lengthOption('radius', radius, cone)
  lengthOption('height', height, cone)
  const [columns = 0, rows = 0] = segmentsOption(segments, [3, 1], cone)
  // The side rises by the height over the radius: its normal is at a right angle to that.
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
