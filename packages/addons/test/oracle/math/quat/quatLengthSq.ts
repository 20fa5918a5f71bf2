/** Oracle of quatLengthSq: gl-matrix on doubles. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { pairOf, wide } from './quaternion.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatLengthSq',
    expected: (row) => [quat.squaredLength(pairOf(row)[0])],
    ranges: times(4, wide),
    rows: [
      [0, 0, 0, 0],
      [0, 0, 0, -1],
    ],
    // The length.
    mutant: (row) => [Math.hypot(...row)],
  },
]
