/** Oracle of quinticIn: Penner's formula. */
import { easing, power } from './curve.ts'

export const signatures = easing('quinticIn', power(5), power(6))
