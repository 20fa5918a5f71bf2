/** Oracle of blendOverlay: the text of Compositing and Blending Level 1, section 10, by the modes that it names. */
import { multiply } from './multiply.ts'
import { exchanged, separable } from './separable.ts'
import type { Channel } from './separable.ts'

const screen: Channel = (backdrop = NaN, source = NaN) => backdrop + source - backdrop * source
const hardLight: Channel = (backdrop = NaN, source = NaN) => (source <= 0.5 ? multiply(backdrop, 2 * source) : screen(backdrop, 2 * source - 1))
const overlay: Channel = (backdrop, source) => hardLight(source, backdrop)

export const signatures = separable('blendOverlay', overlay, exchanged(overlay))
