/** Oracle of blendGrainExtract: the equation of GIMP's documentation, with ½ for 128. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const grainExtract: Channel = (backdrop = NaN, source = NaN) => Math.min(1, Math.max(0, 0.5 - (source - backdrop)))

export const signatures = separable('blendGrainExtract', grainExtract, exchanged(grainExtract))
