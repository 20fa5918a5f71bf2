/** Oracle of bounceIn: the reflection of Penner's four parabolas. */
import { bounce, easing, held, out } from './curve.ts'

export const signatures = easing('bounceIn', held(out(bounce(0.9375))), held(out(bounce(0.93))), [1 / 11, 3 / 11, 7 / 11])
