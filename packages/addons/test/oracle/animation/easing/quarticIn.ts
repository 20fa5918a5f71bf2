/** Oracle of quarticIn: Penner's formula. */
import { easing, power } from './curve.ts'

export const signatures = easing('quarticIn', power(4), power(5))
