/** Oracle of blendReflect: Pegtop's formula. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const reflect: Channel = (backdrop = NaN, source = NaN) => (source >= 1 ? 1 : Math.min(1, backdrop ** 2 / (1 - source)))

export const signatures = separable('blendReflect', reflect, exchanged(reflect))
