/** Oracle of sineInOut: the two halves of the definition. */
import { easing, inOut, sine } from './curve.ts'

export const signatures = easing('sineInOut', inOut(sine(1)), inOut(sine(1.01)), [-2, 0.25, 0.5])
