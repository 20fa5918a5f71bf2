/** Oracle of quat: gl-matrix on doubles. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { component, fromAxis, normalised } from './quaternion.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quat',
    expected: fromAxis,
    ranges: [...times(3, component), { min: -2 * Math.PI, max: 2 * Math.PI }],
    rows: [
      [0, 0, 1, Math.PI / 2],
      [0, 0, 0, 1],
      [1, 0, 0, 0],
    ],
    prepare: normalised(3, 0),
    // The full angle.
    mutant: ([x = NaN, y = NaN, z = NaN, angle = NaN]) => fromAxis([x, y, z, 2 * angle]),
  },
]
