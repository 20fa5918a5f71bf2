/** Oracle of rotate2d: gl-matrix on doubles. */
import { mat2 } from 'gl-matrix'
import type { SignatureOracle } from '../../harness/oracle.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'rotate2d',
    expected: ([angle = NaN]) => Array.from(mat2.fromRotation(new Float64Array(4), angle)),
    ranges: [{ min: -Math.PI, max: Math.PI }],
    rows: [[0], [Math.PI / 2], [-Math.PI / 2], [Math.PI], [2 * Math.PI]],
    // Rows and columns swapped: it rotates the other way.
    mutant: ([angle = NaN]) => Array.from(mat2.fromRotation(new Float64Array(4), -angle)),
  },
]
