/** Oracle of quatRotate: gl-matrix on doubles. */
import { mat3, vec3 } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { component, normalised } from './quaternion.ts'
import type { Row } from './quaternion.ts'

const turn = ([x = NaN, y = NaN, z = NaN, w = NaN, vx = NaN, vy = NaN, vz = NaN]: Row): Row =>
  Array.from(vec3.transformMat3(new Float64Array(3), [vx, vy, vz], mat3.fromQuat(new Float64Array(9), [x, y, z, w])))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatRotate',
    expected: turn,
    ranges: [...times(4, component), ...times(3, { min: -4, max: 4 })],
    rows: [
      [0, 0, 0, 0, 1, 2, 3],
      [0, 0, 0, 1, 1, 2, 3],
      [1, 0, 0, 0, 1, 2, 3],
    ],
    prepare: normalised(4, 0),
    // The inverse rotation.
    mutant: ([x = NaN, y = NaN, z = NaN, ...rest]) => turn([-x, -y, -z, ...rest]),
  },
]
