/** Oracle of quadraticIn: Penner's formula. */
import { easing, power } from './curve.ts'

export const signatures = easing('quadraticIn', power(2), power(3))
