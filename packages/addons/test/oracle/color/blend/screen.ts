/** Oracle of blendScreen: the text of Compositing and Blending Level 1, section 10.1. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

export const screen: Channel = (backdrop = NaN, source = NaN) => 1 - (1 - backdrop) * (1 - source)

// Order does not matter here, so the mutant divides a product of bytes by 256 instead of 255.
export const signatures = separable('blendScreen', screen, (backdrop = NaN, source = NaN) => 1 - ((1 - backdrop) * (1 - source) * 255) / 256)
