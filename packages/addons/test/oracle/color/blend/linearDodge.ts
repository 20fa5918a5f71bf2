/** Oracle of blendLinearDodge: Pegtop's additive mode, not clamped. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

const linearDodge: Channel = (backdrop = NaN, source = NaN) => backdrop + source

// Order does not matter, so the mutant clamps, as an image of bytes does.
export const signatures = separable('blendLinearDodge', linearDodge, (backdrop, source) => Math.min(1, linearDodge(backdrop, source)))
