/** Oracle of quatNorm: gl-matrix on doubles, and the identity for what is too short. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { four, pairOf, wide } from './quaternion.ts'

const unit = (row: readonly number[]): readonly number[] => Array.from(Math.hypot(...row) < 1e-18 ? quat.create() : quat.normalize(four(), pairOf(row)[0]))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatNorm',
    expected: unit,
    ranges: times(4, wide),
    rows: [
      [0, 0, 0, 0],
      [1e-17, 0, 2e-17, 0],
      [1e17, 0, 2e17, -3e16],
      [0, 0, 0, -2],
    ],
    // The other quaternion of the same rotation where w is negative.
    mutant: (row) => unit(row).map((value) => value * Math.sign(row[3] ?? NaN)),
  },
]
