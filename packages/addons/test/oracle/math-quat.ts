/** gl-matrix's rotation matrix of the quaternion, times the vector, on plain arrays: double precision. */
import { mat3, vec3 } from 'gl-matrix'
import { quatRotateRecord as record } from '../../catalogue/math/quat/quatRotate.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'

export const turn = (row: readonly number[]): readonly number[] => {
  const [x = NaN, y = NaN, z = NaN, w = NaN, ...v] = row
  const matrix = mat3.fromQuat([0, 0, 0, 0, 0, 0, 0, 0, 0], [x, y, z, w])
  const [vx = NaN, vy = NaN, vz = NaN] = v
  return Array.from(vec3.transformMat3([0, 0, 0], [vx, vy, vz], matrix))
}

const normalised = (row: readonly number[]): readonly number[] => {
  const q = row.slice(0, 4)
  const length = Math.hypot(...q)
  return length === 0 ? row : [...q.map((value) => value / length), ...row.slice(4)]
}

export const quatRotateOracle: FunctionOracle = {
  record,
  signatures: [
    {
      signature: 'quatRotate',
      expected: turn,
      ranges: [...times(4, { min: -1, max: 1 }), ...times(3, { min: -4, max: 4 })],
      rows: [
        [0, 0, 0, 0, 1, 2, 3],
        [0, 0, 0, 1, 1, 2, 3],
        [1, 0, 0, 0, 1, 2, 3],
      ],
      prepare: normalised,
      // The turn back.
      mutant: ([x = NaN, y = NaN, z = NaN, ...rest]) => turn([-x, -y, -z, ...rest]),
    },
  ],
}

export const quatOracles: readonly FunctionOracle[] = [quatRotateOracle]
