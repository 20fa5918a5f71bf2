/** Oracle of invQuartic: found by bisection of the quartic, with nothing solved. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'
import { held, placeOf } from './shaping.ts'

const undone =
  (power: number) =>
  (x = NaN): number =>
    placeOf((place) => 1 - (1 - place ** 2) ** power, held(x))

export const signatures: readonly SignatureOracle[] = instances('invQuartic').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, undone(2)),
  ranges: times(width, { min: -0.5, max: 1.5 }),
  rows: widened(width, [[0], [1], [0.5], [0.25], [-1], [2], [1e-8], [1e-30]]),
  mutant: componentWise(width, undone(1.999)),
}))
