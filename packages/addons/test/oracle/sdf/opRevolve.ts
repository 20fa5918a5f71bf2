/** Oracle of opRevolve: cylindrical coordinates. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

const around =
  (share = 1): Function64 =>
  ([x = NaN, y = NaN, z = NaN, offset = NaN]) => [Math.hypot(x, z) - share * offset, y]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'opRevolve',
    expected: around(),
    ranges: times(4, place),
    rows: [
      [0, 0, 0, 0],
      [3e3, 1, 4e3, 1],
    ],
    mutant: around(0.999),
  },
]
