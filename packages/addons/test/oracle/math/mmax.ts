/** Oracle of mmax: Math.max. */
import { extremeOf } from './extreme.ts'

export const signatures = extremeOf('mmax', Math.max)
