/** Oracle of aabbDiagonal: axis by axis, what is to be added to the smallest corner. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { axes, corners, stretch } from './box.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbDiagonal',
    // Half of it from the centre to each corner.
    expected: (row) => axes.map((axis) => stretch(row, axis)).map(([low, high]) => 2 * (high - (low + high) / 2)),
    ranges: corners,
    mutant: (row) => axes.map((axis) => stretch(row, axis)).map(([low, high]) => low + high),
  },
]
