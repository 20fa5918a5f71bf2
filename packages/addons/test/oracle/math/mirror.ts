/** Oracle of mirror: the distance into a period of 2, counted back in its second half. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const folded =
  (turn: number) =>
  (x = NaN): number => {
    // The remainder of JavaScript is exact; left and right of 0 the wave is the same.
    const into = Math.abs(x) % 2
    return into > 1 ? turn - into : into
  }

export const signatures: readonly SignatureOracle[] = instances('mirror').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, folded(2)),
  ranges: times(width, { min: -8, max: 8 }),
  rows: widened(
    width,
    [0, 0.25, 1, 1.25, 2, -0.25, -1, 3, 2 ** 22 + 0.5, 2 ** 24, 2 ** 24 + 2, 1e20, 3e38, 1 - 2 ** -24, 1e-30].flatMap((x) => [[x], [-x]]),
  ),
  mutant: componentWise(width, folded(2.01)),
}))
