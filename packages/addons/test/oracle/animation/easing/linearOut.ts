/** Oracle of linearOut: the first power; turned round, it is the same. */
import { easing, out, power } from './curve.ts'

export const signatures = easing('linearOut', power(1), out(power(3)))
