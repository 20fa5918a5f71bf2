/** Oracle of blendPhoenix: the darker minus the lighter of both, plus 1. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

const phoenix: Channel = (backdrop = NaN, source = NaN) => Math.min(backdrop, source) - Math.max(backdrop, source) + 1

// Order does not matter, so the mutant is negation.
export const signatures = separable('blendPhoenix', phoenix, (backdrop = NaN, source = NaN) => 1 - Math.abs(1 - backdrop - source))
