/** Oracle of compositeSourceOver: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeSourceOver', factors.sourceOver, factors.sourceAtop)
