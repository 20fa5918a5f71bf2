/** W3C screen. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/screen.ts). */
import { float } from 'kirari/node'
import { separable } from './separable.ts'

/** Multiplies the inverted colours and inverts the product: like two projectors on one canvas. Never darker than either. */
export const blendScreen = /*#__PURE__*/ separable('blendScreen', (base, blend) => base.add(blend.mul(float(1).sub(base))))
