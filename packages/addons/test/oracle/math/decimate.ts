/** Oracle of decimate: whole steps are counted, and then measured. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const staircase =
  (most: number) =>
  (x = NaN, steps = NaN): number => {
    if (Math.abs(steps) < 1e-20) return 0
    // Products of single precision, as a shader has them, decide which step a place is on.
    const along = Math.fround(x * steps)
    const count = along - (((along % 1) + most) % 1)
    return count / steps
  }

export const signatures: readonly SignatureOracle[] = instances('decimate').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, staircase(1)),
  ranges: [...times(width, { min: -0.5, max: 1.5 }), ...times(width, { min: 1, max: 16 })],
  rows: widened(width, [
    [0.3, 4],
    [0.25, 4],
    [1, 4],
    [-0.1, 4],
    [0.3, -4],
    [0.3, 0],
    [-0.3, 0],
    [2.3, 2],
    [0.9, 0.5],
  ]),
  jumps: true,
  mutant: componentWise(width, staircase(1.001)),
}))
