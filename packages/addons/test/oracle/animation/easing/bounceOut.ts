/** Oracle of bounceOut: Penner's four parabolas. */
import { easing, held } from './curve.ts'
import type { Curve } from './curve.ts'

const bounce = (third: number): Curve =>
  held((t = NaN) => {
    if (t < 1 / 2.75) return 7.5625 * t ** 2
    if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75
    if (t < 2.5 / 2.75) return 7.5625 * (t - 2.25 / 2.75) ** 2 + third
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375
  })

export const signatures = easing('bounceOut', bounce(0.9375), bounce(0.93), [1 / 2.75, 2 / 2.75, 2.5 / 2.75])
