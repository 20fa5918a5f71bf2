/** Oracle of aabbClosestPoint: axis by axis. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { axes, corners, latticeRows, place, stretch } from './box.ts'

/** Of the coordinate and the two ends, the one in the interval that is nearest to the coordinate; the upper end if the interval is empty. */
const nearestIn = (x: number, [low, high]: readonly [number, number]): number => {
  const inside = [x, low, high].filter((candidate) => candidate >= low && candidate <= high)
  return inside.length === 0 ? high : inside.reduce((best, candidate) => (Math.abs(candidate - x) < Math.abs(best - x) ? candidate : best))
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aabbClosestPoint',
    expected: (row) => axes.map((axis) => nearestIn(row[axis + 6] ?? NaN, stretch(row, axis))),
    ranges: [...corners, ...times(3, place)],
    rows: latticeRows,
    // The nearest face of the surface, even from inside.
    mutant: (row) =>
      axes.map((axis) => {
        const [low, high] = stretch(row, axis)
        const x = row[axis + 6] ?? NaN
        return x - low < high - x ? low : high
      }),
  },
]
