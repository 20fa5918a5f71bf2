/** Oracle of planeSDF: the height of a tetrahedron over three points of the plane. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** Its volume over its base: the point of the plane that is nearest to the origin, and two steps across from there. */
const height =
  (unit = 1) =>
  ([x = NaN, y = NaN, z = NaN, nx = NaN, ny = NaN, nz = NaN, h = NaN]: readonly number[]): readonly number[] => {
    const size = Math.hypot(nx, ny, nz) ** unit
    const [fx, fy, fz] = [(-h * nx) / size, (-h * ny) / size, (-h * nz) / size]
    // Across the normal, and across both.
    const [ux, uy, uz] = Math.abs(nx) > Math.abs(ny) ? [-nz, 0, nx] : [0, nz, -ny]
    const [vx, vy, vz] = [ny * uz - nz * uy, nz * ux - nx * uz, nx * uy - ny * ux]
    const [cx, cy, cz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    return [((x - fx) * cx + (y - fy) * cy + (z - fz) * cz) / Math.hypot(cx, cy, cz)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'planeSDF',
    expected: height(),
    ranges: [...times(6, place), place],
    rows: [
      [1, 2, 3, 0, 5, 0, 0],
      [1, 2, 3, 0, 0, -0.5, 1],
    ],
    prepare: (row) => {
      const [x = NaN, y = NaN, z = NaN, nx = NaN, ny = NaN, nz = NaN, h = NaN] = row
      // Too short a normal has no direction in single precision.
      return Math.hypot(nx, ny, nz) < 0.01 ? [x, y, z, 0, 1, 0, h] : row
    },
    mutant: height(1.02),
  },
]
