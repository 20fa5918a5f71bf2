/** Oracle of compositeDestinationOver: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeDestinationOver', factors.destinationOver, factors.destinationAtop)
