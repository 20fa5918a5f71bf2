/** Oracle of bias: the quotient as Schlick prints it. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances } from './instance.ts'
import { held, withNumber, withNumberRows } from './shaping.ts'

/** `two` is Schlick’s constant. */
const schlick =
  (two: number) =>
  (x: number, k: number): number => {
    const share = Math.min(Math.max(k, 2 ** -20), 1 - 2 ** -20)
    return held(x) / ((1 / share - two) * (1 - held(x)) + 1)
  }

export const signatures: readonly SignatureOracle[] = instances('bias').map(([signature, width]) => ({
  signature,
  expected: withNumber(width, schlick(2)),
  ranges: [...times(width, { min: -0.5, max: 1.5 }), { min: 0, max: 1 }],
  rows: withNumberRows(width, [
    [0, 0.8],
    [1, 0.8],
    [0.5, 0.8],
    [0.5, 0],
    [0.5, 1],
    [0, 1],
    [1, 0],
    [1e-6, 0.9],
    [2, -3],
  ]),
  mutant: withNumber(width, schlick(1.99)),
}))
