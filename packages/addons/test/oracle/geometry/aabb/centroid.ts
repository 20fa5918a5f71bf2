/** Oracle of aabbCentroid: axis by axis. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { axes, corners, stretch } from './box.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbCentroid',
    expected: (row) => axes.map((axis) => stretch(row, axis)).map(([low, high]) => low + (high - low) / 2),
    ranges: corners,
    mutant: (row) => axes.map((axis) => stretch(row, axis)).map(([low, high]) => low + (high - low) * 0.50001),
  },
]
