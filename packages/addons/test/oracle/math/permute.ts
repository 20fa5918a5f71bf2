/** Oracle of permute: the polynomial in whole numbers of any size. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'
import { toIntegers } from './integers.ts'

const polynomial =
  (linear: bigint) =>
  (x = NaN): number => {
    const n = BigInt(Math.round(x))
    return Number((((34n * n * n + linear * n) % 289n) + 289n) % 289n)
  }

export const signatures: readonly SignatureOracle[] = instances('permute').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, polynomial(10n)),
  ranges: times(width, { min: -4194304, max: 4194304 }),
  rows: widened(
    width,
    Array.from({ length: 595 }, (_, i) => [i - 17]),
  ),
  prepare: toIntegers,
  // The polynomial of 2012.
  mutant: componentWise(width, polynomial(1n)),
}))
