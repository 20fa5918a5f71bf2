/** Oracle of saturateMediump: (2 − 2⁻¹⁰)·2¹⁵, the largest half, from the number of its digits. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

const held =
  (digits: number) =>
  (x = NaN): number => {
    const largest = (2 - 2 ** (1 - digits)) * 2 ** 15
    return x > largest ? largest : x
  }

export const signatures: readonly SignatureOracle[] = instances('saturateMediump').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, held(11)),
  ranges: times(width, { min: -1e5, max: 1e5 }),
  rows: widened(width, [[0], [1], [65503.996], [65504], [65504.004], [65520], [65536], [3e38], [-65504], [-3e38]]),
  // The largest of numbers with 10 digits.
  mutant: componentWise(width, held(10)),
}))
