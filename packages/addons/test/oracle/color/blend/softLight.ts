/** Oracle of blendSoftLight: the text of Compositing and Blending Level 1, section 10, case by case. */
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const darken = (backdrop: number): number => (backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop))

const softLight: Channel = (backdrop = NaN, source = NaN) => {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
  return backdrop + (2 * source - 1) * (darken(backdrop) - backdrop)
}

export const signatures = separable('blendSoftLight', softLight, exchanged(softLight))
