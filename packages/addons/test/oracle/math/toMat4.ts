/** Oracle of toMat4, by row and column. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

/** Three columns in a matrix of four, with this number in the corner. */
const framed = (m: readonly number[], corner: number): readonly number[] => [
  ...[0, 3, 6].flatMap((start) => [...m.slice(start, start + 3), 0]),
  0,
  0,
  0,
  corner,
]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'toMat4',
    expected: (m) => framed(m, 1),
    ranges: times(9, { min: -2, max: 2 }),
    // No frame: every point is moved to infinity.
    mutant: (m) => framed(m, 0),
  },
]
