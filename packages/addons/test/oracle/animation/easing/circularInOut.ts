/** Oracle of circularInOut: the two halves of the definition. */
import { circular, easing, held, inOut } from './curve.ts'

export const signatures = easing('circularInOut', held(inOut(circular(2))), held(inOut(circular(2.01))), [0.5])
