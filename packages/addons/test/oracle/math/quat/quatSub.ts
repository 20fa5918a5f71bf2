/** Oracle of quatSub: gl-matrix on doubles. */
import { vec4 } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { four, pairOf, wide } from './quaternion.ts'

const difference = (row: readonly number[]): readonly number[] => Array.from(vec4.subtract(four(), ...pairOf(row)))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatSub',
    expected: difference,
    ranges: times(8, wide),
    rows: [[0.5, -0.5, 0.5, 0.5, 0.5, -0.5, 0.5, 0.5]],
    // The other order.
    mutant: (row) => difference([...row.slice(4), ...row.slice(0, 4)]),
  },
]
