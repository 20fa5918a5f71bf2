/** Oracle of circularIn: Penner's formula. */
import { easing, held } from './curve.ts'
import type { Curve } from './curve.ts'

const circular = (power: number): Curve => held((t = NaN) => 1 - Math.sqrt(1 - t ** power))

export const signatures = easing('circularIn', circular(2), circular(2.01))
