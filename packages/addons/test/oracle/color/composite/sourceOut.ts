/** Oracle of compositeSourceOut: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeSourceOut', factors.sourceOut, factors.sourceIn)
