/** Oracle of cubicIn: Penner's formula. */
import { easing, power } from './curve.ts'

export const signatures = easing('cubicIn', power(3), power(4))
