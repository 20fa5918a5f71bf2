/** Oracle of eulerView: the place of the camera, built from turns by gl-matrix on plain arrays, and its inverse. */
import { mat4 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { emptyMat4 } from './camera.ts'

const view = ([x = NaN, y = NaN, z = NaN, pitch = NaN, yaw = NaN, roll = NaN]: readonly number[], isPitchedFirst = false): readonly number[] => {
  const camera = mat4.translate(emptyMat4(), emptyMat4(), [x, y, z])
  if (isPitchedFirst) mat4.rotateX(camera, camera, pitch)
  mat4.rotateY(camera, camera, yaw)
  if (!isPitchedFirst) mat4.rotateX(camera, camera, pitch)
  mat4.rotateZ(camera, camera, roll)
  return [...(mat4.invert(emptyMat4(), camera) ?? [])]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'eulerView',
    expected: (row) => view(row),
    ranges: [...times(3, { min: -3, max: 3 }), ...times(3, { min: -3.2, max: 3.2 })],
    rows: [
      [0, 0, 0, 0, 0, 0],
      [1, 2, 3, Math.PI / 2, 0.5, 0],
      [1, 2, 3, -Math.PI / 2, 0, 1],
    ],
    mutant: (row) => view(row, true),
  },
]

export const size: SizeBudget = { bytes: 330, reason: 'nine products of sines and cosines, and the inverse of a camera' }
