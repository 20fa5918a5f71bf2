/** Oracle of safePow: the power of the magnitude, with the sign. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const signedPower = (x = NaN, k = NaN): number => (x === 0 ? Number(k === 0) : Math.sign(x) * Math.abs(x) ** k)

export const signatures: readonly SignatureOracle[] = instances('safePow').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, signedPower),
  ranges: [...times(width, { min: -4, max: 4 }), ...times(width, { min: -3, max: 3 })],
  rows: widened(width, [
    [0, 0],
    [0, 2],
    [0, -2],
    [-0, 0.5],
    [-2, 0],
    [-1, 0.5],
    [-1e4, 1.5],
    [1, 100],
  ]),
  mutant: componentWise(width, (x = NaN, k = NaN) => Math.abs(signedPower(x, k))),
}))
