/** Oracle of compositeSourceIn: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeSourceIn', factors.sourceIn, factors.sourceOut)
