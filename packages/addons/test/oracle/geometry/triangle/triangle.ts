/** Oracle of triangleFromCorners: the corners, one after another. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleFromCorners',
    expected: (row) => row,
    ranges: times(9, { min: -2, max: 2 }),
    // The other way round.
    mutant: (row) => [...row.slice(0, 3), ...row.slice(6), ...row.slice(3, 6)],
  },
]
