/** Oracle of sineOut: Penner's formula, the reflection of his sineIn. */
import { easing, out, sine } from './curve.ts'

export const signatures = easing('sineOut', out(sine(1)), out(sine(1.01)), [-2, 0.25, 0.5])
