/** Oracle of quatDiv: gl-matrix on doubles. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { component, four, normalised, pairOf, wide } from './quaternion.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatDiv',
    expected: (row) => {
      const [a, b] = pairOf(row)
      return Array.from(quat.multiply(four(), a, quat.invert(four(), b) ?? four()))
    },
    ranges: [...times(4, wide), ...times(4, component)],
    rows: [
      [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
      [0, 0, 0, 1, 0, 0, 1, 1],
    ],
    prepare: normalised(4, 4),
    // The other order: b⁻¹·a.
    mutant: (row) => {
      const [a, b] = pairOf(row)
      return Array.from(quat.multiply(four(), quat.invert(four(), b) ?? four(), a))
    },
  },
]
