/** Oracle of absi: the magnitude in double precision, which is held where 32 bits have no such number. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { intInstances, largest, lowest } from './int-instance.ts'
import { widened } from './instance.ts'

export const signatures: readonly SignatureOracle[] = intInstances('absi').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, (x = NaN) => Math.min(Math.abs(x), largest)),
  ranges: times(width, { min: lowest, max: largest }),
  rows: widened(width, [[0], [1], [-1], [5], [-5], [lowest], [lowest + 1], [largest]]),
  // The lowest int is left as it is.
  mutant: componentWise(width, (x = NaN) => Math.abs(x) | 0),
}))
