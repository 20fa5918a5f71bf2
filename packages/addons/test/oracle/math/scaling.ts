/** Oracles of scaling matrices: the axes, each multiplied by its factor, and the axis of translation. Nothing is rounded. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

type Row = readonly number[]

/** The identity with so many columns, the first of them multiplied by these factors. */
const scaled = (columns: number, factors: Row): Row =>
  Array.from({ length: columns * columns }, (_, i) => {
    const [column, row] = [Math.floor(i / columns), i % columns]
    return column === row ? (factors[column] ?? 1) : 0
  })

/** Both signatures: one factor, or one a direction. */
export const scalingOf = (name: string, columns: number, directions: 2 | 3): readonly SignatureOracle[] => {
  const factor = { min: -4, max: 4 }
  const same = ([value = NaN]: Row): Row => Array.from({ length: directions }, () => value)
  return [
    {
      signature: name,
      expected: (row) => scaled(columns, same(row)),
      ranges: [factor],
      rows: [[0], [1], [-1]],
      // The last direction stays.
      mutant: (row) => scaled(columns, same(row).slice(1)),
    },
    {
      signature: `${name}_vec${directions}`,
      expected: (row) => scaled(columns, row),
      ranges: times(directions, factor),
      // The factors in the wrong order.
      mutant: (row) => scaled(columns, row.toReversed()),
    },
  ]
}
