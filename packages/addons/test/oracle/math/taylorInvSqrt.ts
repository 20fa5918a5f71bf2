/** Oracle of taylorInvSqrt: the first two terms of the Taylor series of 1/√r at 0.7. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const series =
  (at: number) =>
  (r = NaN): number => {
    const root = 1 / Math.sqrt(at)
    // The derivative of 1/√r is −1/(2r√r).
    return root - ((r - at) * root) / (2 * at)
  }

export const signatures: readonly SignatureOracle[] = instances('taylorInvSqrt').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, series(0.7)),
  ranges: times(width, { min: 0, max: 2 }),
  rows: widened(width, [[0], [0.5], [0.7], [1], [2.1], [-1], [100]]),
  mutant: componentWise(width, series(0.701)),
}))
