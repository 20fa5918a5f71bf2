/** Oracle of compositeDestinationAtop: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeDestinationAtop', factors.destinationAtop, factors.sourceAtop)
