/** Oracle of quatIdentity: gl-matrix. */
import { quat } from 'gl-matrix'
import type { SignatureOracle } from '../../../harness/oracle.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatIdentity',
    expected: () => Array.from(quat.create()),
    ranges: [],
    // The real part first.
    mutant: () => [1, 0, 0, 0],
  },
]
