/** Oracle of quadraticInOut: the two halves of the definition. */
import { easing, inOut, power } from './curve.ts'

export const signatures = easing('quadraticInOut', inOut(power(2)), inOut(power(2), 0.51))
