/** Oracle of circularOut: the reflection of the quarter circle. */
import { circular, easing, held, out } from './curve.ts'

export const signatures = easing('circularOut', held(out(circular(2))), held(out(circular(2.01))))
