/** Oracle of compositeDestinationOut: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeDestinationOut', factors.destinationOut, factors.destinationIn)
