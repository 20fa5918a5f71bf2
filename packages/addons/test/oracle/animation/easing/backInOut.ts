/** Oracle of backInOut: the two halves of the definition, with Penner's larger constant. The mutant has the smaller one. */
import { back, easing, inOut } from './curve.ts'

export const signatures = easing('backInOut', inOut(back(1.70158 * 1.525)), inOut(back(1.70158)))
