/** Oracle of quartic: the rest of a square that is squared again. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'
import { held } from './shaping.ts'

const rest =
  (power: number) =>
  (x = NaN): number =>
    1 - (1 - held(x) ** 2) ** power

export const signatures: readonly SignatureOracle[] = instances('quartic').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, rest(2)),
  ranges: times(width, { min: -0.5, max: 1.5 }),
  rows: widened(width, [[0], [1], [0.5], [0.25], [-1], [2], [1e-8], [1e-30]]),
  mutant: componentWise(width, rest(1.999)),
}))
