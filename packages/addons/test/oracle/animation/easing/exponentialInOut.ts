/** Oracle of exponentialInOut: Penner's formula, with exact ends. */
import { easing, forced, held } from './curve.ts'
import type { Curve } from './curve.ts'

const exponential: Curve = (t = NaN) => (t < 0.5 ? 2 ** (10 * (2 * t - 1)) / 2 : (2 - 2 ** (-10 * (2 * t - 1))) / 2)

// The most common mistake: the ends of the formula, which are not exactly 0 and 1.
export const signatures = easing('exponentialInOut', forced(exponential), held(exponential))
