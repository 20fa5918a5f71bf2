/** The shape `torus`. */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'
import { lengthOption, segmentsOption } from './option.ts'
import { createMesh, shapeOf, type Shape } from './shape.ts'
import { addSurface, circle } from './surface.ts'

export interface TorusOptions {
  /** From the centre to the middle of the tube. Default: 0.7. */
  readonly radius?: number
  /** The radius of the tube, less than `radius`. Default: 0.3. */
  readonly tube?: number
  /** Segments around the vertical axis and around the tube, 3 to 4096, or one number for both. Default: [48, 24]. */
  readonly segments?: number | readonly [around: number, tube: number]
}

/**
 * A horizontal ring around the vertical axis. u goes around that axis, as on a `sphere`; v goes around the tube, up on the outside, and begins
 * at the hole. With a around and b of the tube it has (a + 1)(b + 1) vertices and 2ab triangles. Throws S1001 for invalid options.
 *
 * @example
 * const { attributes, index } = torus({ radius: 1, tube: 0.25 })
 * const ring = geometry(attributes, { index })
 */
export const torus = ({ radius = 0.7, tube = 0.3, segments = [48, 24] }: TorusOptions = {}): Shape => {
  lengthOption('radius', radius, torus)
  lengthOption('tube', tube, torus)
  if (tube >= radius) return fail(notAValue(`a number below the radius, ${radius}, as tube`, tube), torus)
  const [columns = 0, rows = 0] = segmentsOption(segments, [3, 3], torus)
  const mesh = createMesh()
  addSurface(mesh, {
    columns,
    rows,
    at({ u, v }) {
      const [x, z] = circle(u)
      const [up, out] = circle(v)
      const ring = radius + tube * out
      return [
        [x * ring, tube * up, z * ring],
        [x * out, up, z * out],
      ]
    },
  })
  return shapeOf(mesh)
}
