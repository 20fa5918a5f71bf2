/** Oracle of quarticInOut: the two halves of the definition. */
import { easing, inOut, power } from './curve.ts'

export const signatures = easing('quarticInOut', inOut(power(4)), inOut(power(4), 0.51))
