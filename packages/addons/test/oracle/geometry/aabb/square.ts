/** Oracle of aabbSquare: axis by axis. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { axes, corners, sorted, stretch } from './box.ts'

/** Each side extended at both ends by half of its difference to the longest. */
const cube = (row: readonly number[]): readonly number[] => {
  const sides = axes.map((axis) => stretch(row, axis)).map(([low, high]) => high - low)
  const lacks = sides.map((side) => (Math.max(...sides) - side) / 2)
  return row.map((value, i) => value + (i < 3 ? -1 : 1) * (lacks[i % 3] ?? NaN))
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbSquare',
    expected: cube,
    ranges: corners,
    prepare: sorted,
    // From the smallest corner, not from the centre.
    mutant: (row) => {
      const longest = Math.max(...axes.map((axis) => stretch(row, axis)).map(([low, high]) => high - low))
      return [...row.slice(0, 3), ...row.slice(0, 3).map((value) => value + longest)]
    },
  },
]
