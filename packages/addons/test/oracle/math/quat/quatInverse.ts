/** Oracle of quatInverse: gl-matrix on doubles. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { four, pairOf, wide } from './quaternion.ts'

const inverse = (row: readonly number[]): readonly number[] => Array.from(quat.invert(four(), pairOf(row)[0]) ?? four())

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatInverse',
    expected: inverse,
    ranges: times(4, wide),
    rows: [
      [0, 0, 0, 1],
      [3, -4, 12, 84],
      [1e-4, 2e-4, 0, 0],
    ],
    // Divided by the length instead of its square.
    mutant: (row) => inverse(row).map((value) => value * Math.hypot(...row)),
  },
]
