/** Oracle of parabola: 1 − (2x − 1)² to the power of k. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances } from './instance.ts'
import { withNumber, withNumberRows } from './shaping.ts'

const arch =
  (middle: number) =>
  (x: number, k: number): number =>
    x <= 0 || x >= 1 ? 0 : (1 - (2 * x - middle) ** 2) ** Math.max(k, 2 ** -10)

export const signatures: readonly SignatureOracle[] = instances('parabola').map(([signature, width]) => ({
  signature,
  expected: withNumber(width, arch(1)),
  ranges: [...times(width, { min: -0.25, max: 1.25 }), { min: 0.125, max: 8 }],
  rows: withNumberRows(width, [
    [0, 1],
    [1, 1],
    [0.5, 8],
    [0.25, 0],
    [0, 0],
    [-1, 2],
    [1e-8, 0.5],
  ]),
  mutant: withNumber(width, arch(1.001)),
}))
