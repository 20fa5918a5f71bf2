/** Oracle of sineIn: Penner's formula. */
import { easing, sine } from './curve.ts'

export const signatures = easing('sineIn', sine(1), sine(1.01), [-2, 0.25, 0.5])
