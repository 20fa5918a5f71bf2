/** Oracle of safeAtan2: Math.atan2, with both zeros as one. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

/** `+ 0` makes a positive zero of a negative one. */
const angle = (y = NaN, x = NaN): number => Math.atan2(y + 0, x + 0)

const half = Math.SQRT1_2

export const signatures: readonly SignatureOracle[] = instances('safeAtan2').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, angle),
  ranges: times(2 * width, { min: -2, max: 2 }),
  rows: widened(width, [
    [0, 0],
    [-0, 0],
    [0, -0],
    [-0, -0],
    ...[0, -0].flatMap((y) => [-1, 1].map((x) => [y, x])),
    ...[-1, 1].flatMap((y) => [0, -0].map((x) => [y, x])),
    ...[-half, half].flatMap((y) => [-half, half].map((x) => [y, x])),
    [1e-30, -1],
    [-1e-30, -1],
    [1e4, 1e-4],
    [1e-20, 1e-20],
  ]),
  // The arguments in the other order.
  mutant: componentWise(width, (y = NaN, x = NaN) => angle(x, y)),
}))
