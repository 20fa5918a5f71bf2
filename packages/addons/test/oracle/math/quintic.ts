/** Oracle of quintic: the Bézier curve whose control points are three times 0 and three times 1. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'
import { controlled, held } from './shaping.ts'

const curve =
  (end: number) =>
  (x = NaN): number =>
    controlled([0, 0, 0, end, 1, 1], held(x))

export const signatures: readonly SignatureOracle[] = instances('quintic').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, curve(1)),
  ranges: times(width, { min: -0.5, max: 1.5 }),
  rows: widened(width, [[0], [1], [0.5], [0.25], [-1], [2], [1e-8], [1e-30]]),
  mutant: componentWise(width, curve(0.999)),
}))
