/** Oracle of compositeXor: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeXor', factors.xor, factors.sourceAtop)
