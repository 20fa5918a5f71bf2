/** Oracle of exponentialIn: Penner's formula, with exact ends. The mutant has those of the formula. */
import { easing, exponential, forced, held } from './curve.ts'

export const signatures = easing('exponentialIn', forced(exponential), held(exponential))
