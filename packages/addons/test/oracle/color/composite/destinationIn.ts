/** Oracle of compositeDestinationIn: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeDestinationIn', factors.destinationIn, factors.destinationOut)
