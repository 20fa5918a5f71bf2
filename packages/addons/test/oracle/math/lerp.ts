/** Oracle of lerp: the sum of both ends, each with its weight. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const weighted =
  (limit: number) =>
  (a = NaN, b = NaN, t = NaN): number => {
    const share = Math.min(t, limit)
    return a * (1 - share) + b * share
  }

export const signatures: readonly SignatureOracle[] = instances('lerp').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, weighted(Infinity)),
  ranges: [...times(2 * width, { min: -4, max: 4 }), ...times(width, { min: -1, max: 2 })],
  rows: widened(width, [
    [1, 3, 0],
    [1, 3, 1],
    [1, 3, 0.5],
    [3, 1, 0.25],
    [1e8, 1, 1],
    [1, 1e8, 0],
    [0.1, 0.1, 0.3],
    [0, 1, -2],
    [0, 1, 3],
  ]),
  // Held at the end.
  mutant: componentWise(width, weighted(1)),
}))
