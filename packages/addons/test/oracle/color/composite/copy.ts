/** Oracle of compositeCopy: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeCopy', factors.copy, factors.sourceOver)
