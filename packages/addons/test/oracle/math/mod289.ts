/** Oracle of mod289: JavaScript's remainder of whole numbers, which does not round. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'
import { toIntegers } from './integers.ts'

const remainder =
  (by: number) =>
  (x = NaN): number =>
    ((x % by) + by) % by

export const signatures: readonly SignatureOracle[] = instances('mod289').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, remainder(289)),
  ranges: times(width, { min: -4194304, max: 4194304 }),
  // −31 · 289 is where the plain quotient, rounded down, is one too low.
  rows: widened(
    width,
    [...[-2, -1, 1, 2, -31, 14512].flatMap((k) => [289 * k - 1, 289 * k, 289 * k + 1]), 288, 0].map((x) => [x]),
  ),
  prepare: toIntegers,
  mutant: componentWise(width, remainder(288)),
}))
