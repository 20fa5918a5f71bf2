/** Oracle of modi: the remainder of JavaScript in double precision, one period further, and of that the remainder again. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { intInstances, largest, lowest } from './int-instance.ts'
import { widened } from './instance.ts'

const floored = (x = NaN, y = NaN): number => (y === 0 ? 0 : ((x % y) + y) % y) + 0

export const signatures: readonly SignatureOracle[] = intInstances('modi').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, floored),
  ranges: [...times(width, { min: -100, max: 100 }), ...times(width, { min: -9, max: 9 })],
  rows: widened(width, [
    ...[-7, -6, -1, 0, 1, 6, 7].flatMap((x) => [3, -3].map((y) => [x, y])),
    ...[lowest, largest, -1, 0, 1].flatMap((x) => [lowest, largest, -1, 0, 1, 3, -3].map((y) => [x, y])),
  ]),
  // Truncated towards 0.
  mutant: componentWise(width, (x = NaN, y = NaN) => (y === 0 ? 0 : x % y) + 0),
}))
