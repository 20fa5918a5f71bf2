/** Oracle of blendNegation: Pegtop's formula. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

const negation: Channel = (backdrop = NaN, source = NaN) => 1 - Math.abs(1 - backdrop - source)

// Order does not matter, so the mutant is the difference, inverted.
export const signatures = separable('blendNegation', negation, (backdrop = NaN, source = NaN) => 1 - Math.abs(backdrop - source))
