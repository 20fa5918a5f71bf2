/** Oracle of blendLinearLight: a linear burn or a linear dodge, case by case. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const linearLight: Channel = (backdrop = NaN, source = NaN) => {
  const sum = source <= 0.5 ? backdrop + 2 * source - 1 : backdrop + 2 * (source - 0.5)
  return Math.min(1, Math.max(0, sum))
}

export const signatures = separable('blendLinearLight', linearLight, exchanged(linearLight))
