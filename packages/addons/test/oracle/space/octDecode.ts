/** Oracle of octDecode: the weights of the corners of a triangle. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { decoded } from './octahedron.ts'
import { place } from './range.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'octDecode',
    expected: (row) => decoded(row),
    ranges: times(2, place),
    rows: [-1, -0.5, 0, 0.5, 1].flatMap((x) => [-1, -0.5, 0, 0.5, 1].map((y) => [x, y])),
    mutant: (row) => decoded(row, false),
  },
]
