/** Oracle of lookAt: gl-matrix on plain arrays. */
import { mat4, vec3 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { place } from './range.ts'

const camera = (row: readonly number[], sign = 1): readonly number[] => {
  const [fx = NaN, fy = NaN, fz = NaN, ux = NaN, uy = NaN, uz = NaN] = row
  const length = Math.hypot(fx, fy, fz)
  const forward = length * length > 1e-30 ? ([fx / length, fy / length, fz / length] as const) : ([0, 0, -1] as const)
  const side = Math.hypot(...vec3.cross([0, 0, 0], [ux, uy, uz], [...forward]))
  if (side * side <= Math.hypot(ux, uy, uz) ** 2 * 1e-12) return camera([...forward, ...(Math.abs(forward[2]) > 0.9 ? [0, 1, 0] : [0, 0, -1])], sign)
  const [eye, target] = sign > 0 ? ([[0, 0, 0], forward] as const) : ([forward, [0, 0, 0]] as const)
  // A plain array, so that gl-matrix keeps double precision.
  const m = mat4.targetTo([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], [...eye], [...target], [ux, uy, uz])
  return [0, 1, 2, 4, 5, 6, 8, 9, 10].map((i) => m[i] ?? NaN)
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'lookAt',
    expected: (row) => camera(row),
    ranges: times(6, place),
    rows: [
      [0, 0, 0, 0, 1, 0],
      [0, 1, 0, 0, 1, 0],
      [0, -3, 0, 0, 1, 0],
      [0, 0, 2, 0, 0, 1],
      [0.5, 0.25, 1, 0, 0, 0],
    ],
    mutant: (row) => camera(row, -1),
  },
]

export const size: SizeBudget = { bytes: 380, reason: 'three directions, and what to do where there is none' }
