/** Oracle of pow5. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { wholePower } from './whole-power.ts'

export const signatures: readonly SignatureOracle[] = wholePower('pow5', 5)
