/** Oracle of blendFreeze: Pegtop's formula. */
import { freeze } from './quadratic.ts'
import { exchanged, separable } from './separable.ts'

export const signatures = separable('blendFreeze', freeze, exchanged(freeze))
