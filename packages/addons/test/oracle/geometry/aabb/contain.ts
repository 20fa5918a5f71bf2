/** Oracle of aabbContain: axis by axis. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { axes, corners, latticeRows, stretch } from './box.ts'

const isContained = (row: readonly number[], hasFarSides = true): readonly number[] => {
  const isOutside = axes.some((axis) => {
    const [low, high] = stretch(row, axis)
    const x = row[axis + 6] ?? NaN
    return x < low || (hasFarSides ? x > high : x >= high)
  })
  return [isOutside ? 0 : 1]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbContain',
    expected: (row) => isContained(row),
    ranges: [...corners, ...times(3, { min: -1.5, max: 1.5 })],
    rows: latticeRows,
    jumps: true,
    mutant: (row) => isContained(row, false),
  },
]
