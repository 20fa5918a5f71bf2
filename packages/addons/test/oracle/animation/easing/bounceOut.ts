/** Oracle of bounceOut: Penner's four parabolas. */
import { bounce, easing, held } from './curve.ts'

export const signatures = easing('bounceOut', held(bounce(0.9375)), held(bounce(0.93)), [1 / 2.75, 2 / 2.75, 2.5 / 2.75])
