/** W3C multiply. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/multiply.ts). */
import { separable } from './separable.ts'

/** The product of both: like light through two slides on top of each other. Never brighter than either. */
export const blendMultiply = /*#__PURE__*/ separable('blendMultiply', (base, blend) => base.mul(blend))
