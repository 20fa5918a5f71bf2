/** Oracle of bump: two factors, one for each foot. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances } from './instance.ts'
import { withNumber, withNumberRows } from './shaping.ts'

const hill =
  (height: number) =>
  (x: number, k: number): number =>
    Math.abs(k * x) < 1 ? (height - k * x) * (height + k * x) : 0

export const signatures: readonly SignatureOracle[] = instances('bump').map(([signature, width]) => ({
  signature,
  expected: withNumber(width, hill(1)),
  ranges: [...times(width, { min: -2, max: 2 }), { min: 0.5, max: 4 }],
  rows: withNumberRows(width, [
    [0, 1],
    [1, 1],
    [-1, 1],
    [0.25, 4],
    [1e4, 0],
    [1e4, 3],
    [0.5, -1],
  ]),
  mutant: withNumber(width, hill(1.001)),
}))
