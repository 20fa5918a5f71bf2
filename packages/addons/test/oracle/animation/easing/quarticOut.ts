/** Oracle of quarticOut: the reflection of the power. */
import { easing, out, power } from './curve.ts'

export const signatures = easing('quarticOut', out(power(4)), out(power(5)))
