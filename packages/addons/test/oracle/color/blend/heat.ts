/** Oracle of blendHeat: Pegtop's formula. */
import { heat } from './quadratic.ts'
import { exchanged, separable } from './separable.ts'

export const signatures = separable('blendHeat', heat, exchanged(heat))
