/** Oracle of blendPinLight: the darker or the lighter of two colours, case by case. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const darken: Channel = (backdrop = NaN, source = NaN) => Math.min(backdrop, source)
const lighten: Channel = (backdrop = NaN, source = NaN) => Math.max(backdrop, source)

/** Both limits hold on both sides of mid-grey; inside of 0 to 1 only one of them can be reached. */
const pinLight: Channel = (backdrop, source = NaN) => {
  const light = 2 * source - 1
  return source < 0.5 ? lighten(light, darken(backdrop, 2 * source)) : darken(2 * source, lighten(backdrop, light))
}

export const signatures = separable('blendPinLight', pinLight, exchanged(pinLight))
