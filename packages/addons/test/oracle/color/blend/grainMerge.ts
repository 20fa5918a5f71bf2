/** Oracle of blendGrainMerge: the equation of GIMP's documentation, with ½ for 128. */
import { separable } from './separable.ts'
import type { Channel } from './separable.ts'

const merged =
  (middle: number): Channel =>
  (backdrop = NaN, source = NaN) =>
    Math.min(1, Math.max(0, backdrop + (source - middle)))

// Order does not matter, so the mutant takes the 128 of bytes for its middle.
export const signatures = separable('blendGrainMerge', merged(0.5), merged(128 / 255))
