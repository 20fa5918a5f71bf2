/** Oracle of quadraticOut: the reflection of the square. */
import { easing, out, power } from './curve.ts'

export const signatures = easing('quadraticOut', out(power(2)), out(power(3)))
