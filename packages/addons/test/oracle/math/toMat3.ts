/** Oracle of toMat3: gl-matrix on doubles. */
import { mat3 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'toMat3',
    expected: (m) => Array.from(mat3.fromMat4(new Float64Array(9), Float64Array.from(m))),
    ranges: times(16, { min: -2, max: 2 }),
    // The first nine numbers, whatever column they are of.
    mutant: (m) => m.slice(0, 9),
  },
]
