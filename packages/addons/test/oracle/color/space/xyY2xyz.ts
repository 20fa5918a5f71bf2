/** Oracle of xyY2xyz: the definition of CIE 15, with black where y is 0. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'

const xyz: Function64 = ([x = NaN, y = NaN, Y = NaN]) => (y === 0 ? [0, 0, 0] : [(x * Y) / y, Y, ((1 - x - y) * Y) / y])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'xyY2xyz',
    expected: xyz,
    ranges: [
      { min: 0, max: 0.75 },
      { min: 0.01, max: 0.85 },
      { min: 0, max: 1 },
    ],
    rows: [
      [0.4, 0, 1],
      [0.3127, 0.329, 1],
    ],
    mutant: ([x = NaN, y = NaN, Y = NaN]) => xyz([y, x, Y]),
  },
]
