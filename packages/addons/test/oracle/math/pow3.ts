/** Oracle of pow3. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { integerPower } from './integer-power.ts'

export const signatures: readonly SignatureOracle[] = integerPower('pow3', 3)
