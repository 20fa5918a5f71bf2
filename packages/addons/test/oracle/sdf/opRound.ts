/** Oracle of opRound: what is left of the way to the shape when the margin has been walked. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

export const signatures: readonly SignatureOracle[] = [
  { signature: 'opRound', expected: ([d = NaN, r = NaN]) => [d - r], ranges: times(2, place), mutant: ([d = NaN, r = NaN]) => [d - 0.999 * r] },
]
