/** Oracle of exponentialOut: the reflection of the exponential, with exact ends. The mutant has those of the formula. */
import { easing, exponential, forced, held, out } from './curve.ts'

export const signatures = easing('exponentialOut', forced(out(exponential)), held(out(exponential)))
