/** Oracle of quinticInOut: the two halves of the definition. */
import { easing, inOut, power } from './curve.ts'

export const signatures = easing('quinticInOut', inOut(power(5)), inOut(power(5), 0.51))
