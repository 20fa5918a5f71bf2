/** Oracle of compositeSourceAtop: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeSourceAtop', factors.sourceAtop, factors.destinationAtop)
