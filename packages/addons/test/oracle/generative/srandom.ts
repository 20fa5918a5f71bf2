/** Oracle of srandom: the words of random's hash as signed numbers. */
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { signatures as unsigned } from './random.ts'

export const signatures: readonly SignatureOracle[] = unsigned.map(({ signature, expected, mutant, ...rest }) => ({
  ...rest,
  signature: `s${signature}`,
  // Counted from the middle of the 2²⁴ steps.
  expected: (row) => expected(row).map((value) => (value * 2 ** 24 - 2 ** 23) / 2 ** 23),
  mutant: (row) => mutant(row).map((value) => (value * 2 ** 24 - 2 ** 23) / 2 ** 23),
}))

export const size: SizeBudget = { bytes: 690, reason: 'random, for one to four coordinates with a hash for each' }
