/** Oracle of blendSubtract: the equation of GIMP's documentation. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const subtract: Channel = (backdrop = NaN, source = NaN) => Math.max(0, backdrop - source)

export const signatures = separable('blendSubtract', subtract, exchanged(subtract))
