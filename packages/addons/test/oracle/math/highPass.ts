/** Oracle of highPass: a line through two points, cut off below. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const line =
  (end: number) =>
  (x = NaN, b = NaN): number => {
    if (x <= b || b >= 1) return 0
    // From (1, 1) down to the place, with the slope of the line.
    return 1 + (x - end) / (1 - b)
  }

export const signatures: readonly SignatureOracle[] = instances('highPass').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, line(1)),
  ranges: [...times(width, { min: -0.5, max: 1.5 }), ...times(width, { min: 0, max: 0.9 })],
  rows: widened(width, [
    [0.5, 0.5],
    [0.75, 0.5],
    [1, 0.5],
    [2, 0.5],
    [0.5, -1],
    [0.5, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [1, 0.99999994],
  ]),
  mutant: componentWise(width, line(1.001)),
}))
