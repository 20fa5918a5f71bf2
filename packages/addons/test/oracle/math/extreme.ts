/** Oracle of the largest and the smallest component: JavaScript's function of any number of arguments. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

export const extremeOf = (name: string, of: (...values: readonly number[]) => number): readonly SignatureOracle[] =>
  [2, 3, 4].map((width) => ({
    signature: width === 2 ? name : `${name}_vec${width}`,
    expected: (row) => [of(...row)],
    ranges: times(width, { min: -4, max: 4 }),
    rows: [times(width, { min: 0, max: 0 }).map(({ min }) => min), [-1, -2, -3, -4].slice(0, width), [1, 2, 3, 4].slice(0, width)],
    // The last component is left out.
    mutant: (row) => [of(...row.slice(0, -1))],
  }))
