/** Oracle of cubicMix: the Bézier curve whose control points are twice a and twice b. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'
import { controlled, held } from './shaping.ts'

const curve =
  (bend: number) =>
  (a = NaN, b = NaN, t = NaN): number =>
    controlled([a, a + bend * (b - a), b, b], held(t))

export const signatures: readonly SignatureOracle[] = instances('cubicMix').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, curve(0)),
  ranges: [...times(2 * width, { min: -1, max: 2 }), ...times(width, { min: -0.5, max: 1.5 })],
  rows: widened(width, [
    [2, 6, 0],
    [2, 6, 1],
    [2, 6, 0.25],
    [6, 2, 0.25],
    [3, 3, 0.7],
    [-1, 2, -3],
    [-1, 2, 3],
  ]),
  mutant: componentWise(width, curve(0.001)),
}))
