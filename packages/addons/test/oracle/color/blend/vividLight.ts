/** Oracle of blendVividLight: the W3C's color burn or color dodge, case by case. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const colorBurn: Channel = (backdrop = NaN, source = NaN) => {
  if (backdrop >= 1) return 1
  return source <= 0 ? 0 : 1 - Math.min(1, (1 - backdrop) / source)
}
const colorDodge: Channel = (backdrop = NaN, source = NaN) => {
  if (backdrop <= 0) return 0
  return source >= 1 ? 1 : Math.min(1, backdrop / (1 - source))
}
const vividLight: Channel = (backdrop, source = NaN) => (source < 0.5 ? colorBurn(backdrop, 2 * source) : colorDodge(backdrop, 2 * source - 1))

export const signatures = separable('blendVividLight', vividLight, exchanged(vividLight))
