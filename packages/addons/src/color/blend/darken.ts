/** W3C darken. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/darken.ts). */
import { separable } from './separable.ts'

/** The smaller of both, channel by channel. */
export const blendDarken = /*#__PURE__*/ separable('blendDarken', (base, blend) => base.min(blend))
