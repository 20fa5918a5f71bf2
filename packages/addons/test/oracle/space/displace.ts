/** Oracle of displace: the height of the rings about the origin. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** The height of the instance that the record shows: rings about the origin. */
const moved =
  (frequency: number): Function64 =>
  ([x = NaN, y = NaN, dx = NaN, dy = NaN, amount = NaN]) => {
    const height = Math.sin(Math.hypot(x, y) * frequency)
    return [x + dx * height * amount, y + dy * height * amount]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'displace',
    expected: moved(12),
    ranges: [...times(4, place), { min: -1, max: 1 }],
    rows: [[0, 0, 1, 1, 1]],
    mutant: moved(11.9),
  },
]
