/** W3C difference. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/difference.ts). */
import { separable } from './separable.ts'

/** How far both are apart, channel by channel: black where they are the same. */
export const blendDifference = /*#__PURE__*/ separable('blendDifference', (base, blend) => base.sub(blend).abs())
