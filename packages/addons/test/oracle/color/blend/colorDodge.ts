/** Oracle of blendColorDodge: the text of Compositing and Blending Level 1, section 10, case by case. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const colorDodge: Channel = (backdrop = NaN, source = NaN) => {
  if (backdrop <= 0) return 0
  return source >= 1 ? 1 : Math.min(1, backdrop / (1 - source))
}

export const signatures = separable('blendColorDodge', colorDodge, exchanged(colorDodge))
