/** Oracle of quatLength: gl-matrix on doubles. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { pairOf, wide } from './quaternion.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatLength',
    expected: (row) => [quat.length(pairOf(row)[0])],
    ranges: times(4, wide),
    rows: [
      [0, 0, 0, 0],
      [0, 0, 0, -1],
    ],
    // Without the real part.
    mutant: ([x = NaN, y = NaN, z = NaN]) => [Math.hypot(x, y, z)],
  },
]
