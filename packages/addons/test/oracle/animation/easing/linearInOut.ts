/** Oracle of linearInOut: the first power; in two halves, it is the same. */
import { easing, inOut, power } from './curve.ts'

export const signatures = easing('linearInOut', power(1), inOut(power(3)))
