/** Oracle of compositeClear: Porter and Duff's factors. */
import { factors, porterDuff } from './operator.ts'

export const signatures = porterDuff('compositeClear', factors.clear, factors.sourceIn)
