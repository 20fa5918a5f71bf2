/** Oracle of blendMultiply: the text of Compositing and Blending Level 1, section 10. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

export const multiply: Channel = (backdrop = NaN, source = NaN) => backdrop * source

// Order does not matter here, so the mutant divides a product of bytes by 256 instead of 255.
export const signatures = separable('blendMultiply', multiply, (backdrop, source) => (multiply(backdrop, source) * 255) / 256)
