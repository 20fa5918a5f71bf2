/** Oracle of clamp01: its three cases in words. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const held =
  (most: number) =>
  (x = NaN): number =>
    x < 0 ? 0 : x > most ? most : x

export const signatures: readonly SignatureOracle[] = instances('clamp01').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, held(1)),
  ranges: times(width, { min: -2, max: 3 }),
  rows: widened(width, [[0], [-0], [1], [1 - 2 ** -24], [1 + 2 ** -23], [-1e-30], [1e30], [-1e30]]),
  mutant: componentWise(width, held(1.01)),
}))
