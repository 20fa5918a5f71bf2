/** Oracle of frac: the remainder by 1 that JavaScript has built in, moved up where it is negative. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const part = (x = NaN): number => {
  const cut = x % 1
  return cut < 0 ? cut + 1 : cut
}

export const signatures: readonly SignatureOracle[] = instances('frac').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, part),
  ranges: times(width, { min: -4, max: 4 }),
  rows: widened(width, [[0], [1], [-1], [2.75], [-0.25], [-1e-8], [1e-8], [1e6 + 0.25], [1e20], [-1e20]]),
  // Just beside a whole number, either end is right.
  jumps: true,
  // Truncated towards 0.
  mutant: componentWise(width, (x = NaN) => x % 1),
}))
