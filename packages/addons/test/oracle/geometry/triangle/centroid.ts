/** Oracle of triangleCentroid: two thirds of the way from a corner to the middle of the opposite side. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { cornersOf, flatRows, wellShaped } from './shape.ts'
import { along, sub } from './vector.ts'
import type { Vector } from './vector.ts'

const onMedian = (row: readonly number[], share: number): Vector => {
  const [a, b, c] = cornersOf(row)
  const opposite = along(b, sub(c, b), 0.5)
  return along(a, sub(opposite, a), share)
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleCentroid',
    expected: (row) => onMedian(row, 2 / 3),
    ranges: wellShaped,
    rows: flatRows,
    mutant: (row) => onMedian(row, 0.5),
  },
]
