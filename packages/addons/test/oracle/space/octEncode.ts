/** Oracle of octEncode: a mean of the corners of a triangle. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { encoded } from './octahedron.ts'
import { place } from './range.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'octEncode',
    expected: (row) => encoded(row),
    ranges: times(3, place),
    rows: [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z]))),
    // Without folding out the lower half.
    mutant: ([x = NaN, y = NaN, z = NaN]) => encoded([x, y, Math.abs(z)]),
  },
]
