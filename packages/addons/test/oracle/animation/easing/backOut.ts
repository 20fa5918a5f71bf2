/** Oracle of backOut: Penner's formula. */
import { easing } from './curve.ts'
import type { Curve } from './curve.ts'

const back =
  (s: number): Curve =>
  (time = NaN) =>
    (time - 1) ** 2 * ((s + 1) * (time - 1) + s) + 1

export const signatures = easing('backOut', back(1.70158), back(1.7))
