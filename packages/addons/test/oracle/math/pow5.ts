/** Oracle of pow5. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { integerPower } from './integer-power.ts'

export const signatures: readonly SignatureOracle[] = integerPower('pow5', 5)
