/** Oracle of blendGlow: Pegtop's formula. */
import { glow } from './quadratic.ts'
import { exchanged, separable } from './separable.ts'

export const signatures = separable('blendGlow', glow, exchanged(glow))
