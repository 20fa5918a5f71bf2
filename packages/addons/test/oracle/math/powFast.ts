/** Oracle of powFast: the odds x / (1 − x), divided by the exponent and turned back into a share. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const byOdds = (x: number, k: number): number => {
  if (x <= 0) return 0
  const odds = x / Math.max(1 - x, 0) / Math.max(k, 0)
  return odds === Infinity ? 1 : odds / (1 + odds)
}

export const signatures: readonly SignatureOracle[] = instances('powFast').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, (x = NaN, k = NaN) => byOdds(x, k)),
  ranges: [...times(width, { min: -0.25, max: 1.25 }), ...times(width, { min: -1, max: 64 })],
  rows: widened(width, [
    [0, 0],
    [0.5, 0],
    [1, 0],
    [0, 8],
    [1, 8],
    [0.5, 1],
    [0.25, 0.5],
    [0.999, 1e4],
    [0.5, -2],
    [2, 8],
    [-1, 8],
  ]),
  mutant: componentWise(width, (x = NaN, k = NaN) => byOdds(x, k + 0.01)),
}))
