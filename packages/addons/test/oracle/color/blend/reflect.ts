/** Oracle of blendReflect: Pegtop's formula. */
import { reflect } from './quadratic.ts'
import { exchanged, separable } from './separable.ts'

export const signatures = separable('blendReflect', reflect, exchanged(reflect))
