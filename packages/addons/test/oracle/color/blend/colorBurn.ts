/** Oracle of blendColorBurn: the text of Compositing and Blending Level 1, section 10.1, case by case. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const colorBurn: Channel = (backdrop = NaN, source = NaN) => {
  if (backdrop >= 1) return 1
  return source <= 0 ? 0 : 1 - Math.min(1, (1 - backdrop) / source)
}

export const signatures = separable('blendColorBurn', colorBurn, exchanged(colorBurn))
