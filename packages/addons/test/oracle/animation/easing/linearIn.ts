/** Oracle of linearIn: the first power. */
import { easing, power } from './curve.ts'

export const signatures = easing('linearIn', power(1), power(3))
