/** Oracle of bounceInOut: the two halves of the definition. */
import { bounce, easing, held, inOut, out } from './curve.ts'

export const signatures = easing('bounceInOut', held(inOut(out(bounce(0.9375)))), held(inOut(out(bounce(0.93)))), [1 / 22, 3 / 22, 7 / 22, 0.5])
