/** Oracle of aabbFromCorners: axis by axis, the smaller coordinate first. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { axes, latticeRows, sorted, stretch } from './box.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbFromCorners',
    expected: sorted,
    ranges: times(6, { min: -2, max: 2 }),
    // Every order of two corners.
    rows: latticeRows.map((row) => row.slice(3)),
    // Swaps whole corners by their first coordinate.
    mutant: (row) => {
      const [low, high] = stretch(row, axes[0])
      return low <= high ? row : [...row.slice(3), ...row.slice(0, 3)]
    },
  },
]
