/** Maps one interval linearly to another, component by component. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

type Interval = readonly [from: number, to: number]

const share =
  ([a, b]: Interval, [c, d]: Interval) =>
  (x = NaN): number =>
    (c * (b - x) + d * (x - a)) / (b - a)

/** Of a function of floats and vectors; the mutant leads to a second interval that is wrong at its lower end. */
export const between = (name: string, first: Interval, second: Interval): readonly SignatureOracle[] =>
  [1, 2, 3, 4].map((width) => ({
    signature: width === 1 ? name : `${name}_vec${width}`,
    expected: componentWise(width, share(first, second)),
    ranges: times(width, { min: -2, max: 2 }),
    rows: [first[0], first[1], 0, 1000].map((value) => Array.from({ length: width }, () => value)),
    mutant: componentWise(width, share(first, [second[0] + 0.01, second[1]])),
  }))
