/** Oracle of blendDivide: the quotient, case by case. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const divide: Channel = (backdrop = NaN, source = NaN) => {
  if (backdrop <= 0) return 0
  return source <= 0 ? 1 : Math.min(1, backdrop / source)
}

export const signatures = separable('blendDivide', divide, exchanged(divide))
