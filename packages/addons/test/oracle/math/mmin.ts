/** Oracle of mmin: Math.min. */
import { extremeOf } from './extreme.ts'

export const signatures = extremeOf('mmin', Math.min)
