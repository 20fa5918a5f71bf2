/** Oracle of lookAtView: gl-matrix on plain arrays. */
import { mat4 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { emptyMat4 } from './camera.ts'
import { place } from './range.ts'

type Triple = [number, number, number]

const view = (row: readonly number[], sign = 1): readonly number[] => {
  const [x = NaN, y = NaN, z = NaN, tx = NaN, ty = NaN, tz = NaN, ux = NaN, uy = NaN, uz = NaN] = row
  const way: Triple = [tx - x, ty - y, tz - z]
  const length = Math.hypot(...way)
  const back = length > 1e-15 ? way.map((part) => -part / length) : [0, 0, 1]
  const [bx = NaN, by = NaN, bz = NaN] = back
  const across = Math.hypot(uy * bz - uz * by, uz * bx - ux * bz, ux * by - uy * bx)
  const isLevel = across ** 2 <= (ux * ux + uy * uy + uz * uz) * 1e-12
  const up: Triple = isLevel ? (Math.abs(bz) > 0.9 ? [0, 1, 0] : [0, 0, -1]) : [ux, uy, uz]
  return [...mat4.lookAt(emptyMat4(), [x, y, z], [x - bx * sign, y - by * sign, z - bz * sign], up)]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'lookAtView',
    expected: (row) => view(row),
    ranges: [...times(6, { min: -3, max: 3 }), ...times(3, place)],
    // A target next to the eye leaves only a rounded direction.
    prepare: (row) => {
      const [x = 0, y = 0, z = 0, tx = 0, ty = 0, tz = 0] = row
      return Math.hypot(tx - x, ty - y, tz - z) > 0.5 ? row : row.with(3, x + 2)
    },
    rows: [
      [0, 0, 0, 0, 0, -1, 0, 1, 0],
      [0, 4, 0, 0, 0, 0, 0, 1, 0],
      [1, 0, 2, 1, 0, 0, 0, 1, 0],
      [2, 0, 0, -1, 0, 0, 0, 0, 0],
    ],
    mutant: (row) => view(row, -1),
  },
]

export const size: SizeBudget = { bytes: 515, reason: 'lookAt, with what it does where up gives no answer, and its inverse' }
