/** Oracle of blendHardLight: the text of Compositing and Blending Level 1, section 10.1, by the modes that it names. */
import { multiply } from './multiply.ts'
import { screen } from './screen.ts'
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

export const hardLight: Channel = (backdrop = NaN, source = NaN) => (source <= 0.5 ? multiply(backdrop, 2 * source) : screen(backdrop, 2 * source - 1))

// The mutant is overlay: the backdrop selects the case.
export const signatures = separable('blendHardLight', hardLight, exchanged(hardLight))
