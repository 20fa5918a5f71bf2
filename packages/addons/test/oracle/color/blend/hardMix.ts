/** Oracle of blendHardMix: the sum of bytes that Adobe describes, with 1 for 255. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

const hardMix: Channel = (backdrop = NaN, source = NaN) => (backdrop + source < 1 ? 0 : 1)

// Order does not matter, so the mutant is a mode that is called hard mix too: the base alone decides.
export const signatures = separable('blendHardMix', hardMix, (backdrop = NaN) => (backdrop < 0.5 ? 0 : 1))
