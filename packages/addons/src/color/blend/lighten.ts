/** W3C lighten. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/lighten.ts). */
import { separable } from './separable.ts'

/** The larger of both, channel by channel. */
export const blendLighten = /*#__PURE__*/ separable('blendLighten', (base, blend) => base.max(blend))
