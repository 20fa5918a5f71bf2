/** Oracle of map: both ends of the new range, each with the weight of the other end's distance in the old one. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const weighted = (x = NaN, a = NaN, b = NaN, c = NaN, d = NaN): number => (a === b ? c : (c * (b - x) + d * (x - a)) / (b - a))

const held = (x = NaN, a = NaN, b = NaN, c = NaN, d = NaN): number => weighted(Math.min(Math.max(x, Math.min(a, b)), Math.max(a, b)), a, b, c, d)

const values = { min: -4, max: 4 }

const rows = [
  [0, 0, 1, 5, 9],
  [1, 0, 1, 5, 9],
  [0.25, 0, 1, 5, 9],
  [2, 0, 1, 5, 9],
  [-1, 0, 1, 5, 9],
  [0.25, 1, 0, 5, 9],
  [0.25, 0, 1, 9, 5],
  [0.7, 2, 2, 5, 9],
  [0.7, 0, 1, 3, 3],
  [300, 0, 1024, 0, 1],
]

export const signatures: readonly SignatureOracle[] = [
  ...instances('map').map(([signature, width]) => ({
    signature,
    expected: componentWise(width, weighted),
    ranges: times(5 * width, values),
    rows: widened(width, rows),
    // The new range begins at d.
    mutant: componentWise(width, (x = NaN, a = NaN, b = NaN, c = NaN, d = NaN) => weighted(x, a, b, d, c)),
  })),
  // The last argument is one bool for all components.
  ...instances('map_clamped').map(([signature, width]) => ({
    signature,
    expected: (row: readonly number[]) => componentWise(width, row.at(-1) === 1 ? held : weighted)(row.slice(0, -1)),
    ranges: [...times(5 * width, values), { min: 0, max: 1 }],
    rows: widened(width, rows).flatMap((row) => [0, 1].map((clamped) => [...row, clamped])),
    prepare: (row: readonly number[]) => [...row.slice(0, -1), Math.round(row.at(-1) ?? NaN)],
    mutant: (row: readonly number[]) => componentWise(width, weighted)(row.slice(0, -1)),
  })),
]
