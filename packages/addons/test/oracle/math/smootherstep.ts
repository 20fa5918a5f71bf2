/** Oracle of smootherstep: its three cases in words. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

/** The three cases in words: a step between equal edges, a ramp up, a ramp down. */
const rise =
  (middle: number) =>
  (share: number): number =>
    share <= 0 ? 0 : share >= 1 ? 1 : 6 * share ** 5 - middle * share ** 4 + (middle - 5) * share ** 3

const ramp =
  (middle: number) =>
  (a = NaN, b = NaN, x = NaN): number => {
    if (a === b) return x < a ? 0 : 1
    return a < b ? rise(middle)((x - a) / (b - a)) : 1 - rise(middle)((x - b) / (a - b))
  }

export const signatures: readonly SignatureOracle[] = instances('smootherstep').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, ramp(15)),
  ranges: times(3 * width, { min: -1, max: 2 }),
  rows: widened(width, [
    [0.25, 0.25, 0],
    [0.25, 0.25, 0.25],
    [0.25, 0.25, 1],
    [0, 1, 0],
    [0, 1, 1],
    [1, 0, 0.25],
    [0, 1, -1e-8],
    [0, 1e4, 1e4],
    [-1e4, 1e4, 1],
  ]),
  mutant: componentWise(width, ramp(14.99)),
}))
