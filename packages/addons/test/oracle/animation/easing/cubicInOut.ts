/** Oracle of cubicInOut: Penner's formula. */
import { easing } from './curve.ts'
import type { Curve } from './curve.ts'

const cubic =
  (middle: number): Curve =>
  (time = NaN) =>
    time < middle ? (2 * time) ** 3 / 2 : ((2 * time - 2) ** 3 + 2) / 2

export const signatures = easing('cubicInOut', cubic(0.5), cubic(0.51))
