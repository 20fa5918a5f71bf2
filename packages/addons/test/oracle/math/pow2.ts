/** Oracle of pow2. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { wholePower } from './whole-power.ts'

export const signatures: readonly SignatureOracle[] = wholePower('pow2', 2)
