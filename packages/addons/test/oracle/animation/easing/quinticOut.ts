/** Oracle of quinticOut: the reflection of the power. */
import { easing, out, power } from './curve.ts'

export const signatures = easing('quinticOut', out(power(5)), out(power(6)))
