/** Oracle of quatNeg: gl-matrix on doubles. */
import { quat, vec4 } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { four, pairOf, wide } from './quaternion.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatNeg',
    expected: (row) => Array.from(vec4.negate(four(), pairOf(row)[0])),
    ranges: times(4, wide),
    rows: [[0, 0, 0, 0]],
    // The conjugate.
    mutant: (row) => Array.from(quat.conjugate(four(), pairOf(row)[0])),
  },
]
