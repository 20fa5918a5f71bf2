/** Oracle of aabbExpand: axis by axis. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { axes, corners, latticeRows, place, sorted, stretch } from './box.ts'

/** The smallest and the largest coordinates of all the points in a row. */
const hull = (row: readonly number[]): readonly number[] => {
  const along = axes.map((axis) => row.filter((_, i) => i % 3 === axis))
  return [...along.map((values) => Math.min(...values)), ...along.map((values) => Math.max(...values))]
}

/** Faces moved outwards, but not past the centre. */
const withMargin = (row: readonly number[], isHeld = true): readonly number[] => {
  const margin = row[6] ?? NaN
  const halves = axes.map((axis) => {
    const [low, high] = stretch(row, axis)
    const half = (high - low) / 2
    return { middle: low + half, half: isHeld ? Math.max(half + margin, 0) : half + margin }
  })
  return [...halves.map(({ middle, half }) => middle - half), ...halves.map(({ middle, half }) => middle + half)]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbExpand',
    expected: (row) => withMargin(row),
    ranges: [...corners, { min: -2, max: 2 }],
    prepare: sorted,
    mutant: (row) => withMargin(row, false),
  },
  {
    signature: 'aabbExpand_point',
    expected: hull,
    ranges: [...corners, ...times(3, place)],
    rows: latticeRows,
    prepare: sorted,
    mutant: (row) => hull(row.slice(0, 6)),
  },
  {
    signature: 'aabbExpand_box',
    expected: hull,
    ranges: [...corners, ...times(6, place)],
    prepare: (row) => [...sorted(row.slice(0, 6)), ...sorted(row.slice(6))],
    // Only the smallest corner of the other.
    mutant: (row) => hull(row.slice(0, 9)),
  },
]
