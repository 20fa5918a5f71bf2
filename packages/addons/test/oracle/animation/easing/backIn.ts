/** Oracle of backIn: Penner's formula. */
import { back, easing } from './curve.ts'

export const signatures = easing('backIn', back(1.70158), back(1.7))
