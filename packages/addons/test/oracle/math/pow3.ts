/** Oracle of pow3. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { wholePower } from './whole-power.ts'

export const signatures: readonly SignatureOracle[] = wholePower('pow3', 3)
