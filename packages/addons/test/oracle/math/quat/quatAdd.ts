/** Oracle of quatAdd: gl-matrix on doubles. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { four, pairOf, wide } from './quaternion.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatAdd',
    expected: (row) => Array.from(quat.add(four(), ...pairOf(row))),
    ranges: times(8, wide),
    rows: [[0.5, -0.5, 0.5, 0.5, -0.5, 0.5, -0.5, -0.5]],
    // The real part of the second is left out.
    mutant: (row) => Array.from(quat.add(four(), ...pairOf(row))).with(3, row[3] ?? NaN),
  },
]
