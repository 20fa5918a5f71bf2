/** W3C exclusion. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/exclusion.ts). */
import { float } from 'kirari/node'
import { separable } from './separable.ts'

/** Inverts `base` as far as `blend` is bright. */
export const blendExclusion = /*#__PURE__*/ separable('blendExclusion', (base, blend) => base.add(blend.mul(float(1).sub(base.mul(2)))))
