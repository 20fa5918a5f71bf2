/** Oracle of opOnion: of the ways to the two sides of the wall, the one that counts. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { half, place } from './range.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'opOnion',
    // What is beyond the outer side, and what is before the inner side.
    expected: ([d = NaN, t = NaN]) => [Math.max(d - t, -t - d)],
    ranges: [...times(1, place), half],
    // The wall on the outside only.
    mutant: ([d = NaN, t = NaN]) => [Math.max(d - t, -d)],
  },
]
