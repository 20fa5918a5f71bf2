/** Oracle of xyz2xyY: the definition of CIE 15, with the chromaticity of white for black. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { times } from '../../../harness/oracle.ts'
import { unit } from './range.ts'

const chromaticity =
  (xOfBlack: number): Function64 =>
  ([X = NaN, Y = NaN, Z = NaN]) => {
    const sum = X + Y + Z
    return sum === 0 ? [xOfBlack, 0.329, Y] : [X / sum, Y / sum, Y]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'xyz2xyY',
    expected: chromaticity(0.3127),
    ranges: times(3, unit),
    rows: [
      [0, 0, 0],
      [1e-10, 2e-10, 3e-10],
      [0.5, 2, -0.3],
    ],
    mutant: chromaticity(1 / 3),
  },
]
