/** Oracle of quat2mat4: gl-matrix on doubles. */
import { mat4 } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { component, normalised } from './quaternion.ts'
import type { Row } from './quaternion.ts'

const matrixOf = ([x = NaN, y = NaN, z = NaN, w = NaN]: Row): Row => Array.from(mat4.fromQuat(new Float64Array(16), [x, y, z, w]))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quat2mat4',
    expected: matrixOf,
    ranges: times(4, component),
    rows: [
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      [0.5, 0.5, 0.5, 0.5],
    ],
    prepare: normalised(4, 0),
    // The transpose: the inverse rotation.
    mutant: ([x = NaN, y = NaN, z = NaN, w = NaN]) => matrixOf([-x, -y, -z, w]),
  },
]
