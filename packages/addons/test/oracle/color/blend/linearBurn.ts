/** Oracle of blendLinearBurn: an inverted sum of the inverted colours. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

const linearBurn: Channel = (backdrop = NaN, source = NaN) => 1 - Math.min(1, 1 - backdrop + (1 - source))

// Order does not matter, so the mutant does not clamp.
export const signatures = separable('blendLinearBurn', linearBurn, (backdrop = NaN, source = NaN) => backdrop + source - 1)
