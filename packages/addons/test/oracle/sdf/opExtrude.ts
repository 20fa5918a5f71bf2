/** Oracle of opExtrude: whether the wall, the lid or the edge between them is nearest. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { half, place } from './range.ts'

const nearest =
  (taller = 1): Function64 =>
  ([d = NaN, z = NaN, h = NaN]) => {
    const above = Math.abs(z) - h * taller
    if (d > 0 && above > 0) return [Math.hypot(d, above)]
    if (d > 0) return [d]
    if (above > 0) return [above]
    return [-Math.min(-d, -above)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'opExtrude',
    expected: nearest(),
    ranges: [...times(2, place), half],
    rows: [
      [0, 0, 0],
      [3, 4, 0],
    ],
    mutant: nearest(1.01),
  },
]
