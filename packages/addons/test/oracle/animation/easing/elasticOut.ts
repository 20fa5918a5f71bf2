/** Oracle of elasticOut: Penner's formula. */
import { easing, forced } from './curve.ts'
import type { Curve } from './curve.ts'

const elastic = (period: number): Curve => forced((t = NaN) => 2 ** (-10 * t) * Math.sin(((t - period / 4) * 2 * Math.PI) / period) + 1)

export const signatures = easing('elasticOut', elastic(0.3), elastic(0.301), [0.15, 0.3, 0.45, 0.6, 0.75, 0.9])
