/** Oracle of cubicOut: the reflection of the cube. */
import { easing, out, power } from './curve.ts'

export const signatures = easing('cubicOut', out(power(3)), out(power(4)))
