/** Linear burn: base + blend − 1, from 0 up. Definition: catalogue/color/blend/linearBurn.ts. */
import { separable } from './separable.ts'

/** Subtracts from `base` what `blend` lacks of white, down to 0. */
export const blendLinearBurn = /*#__PURE__*/ separable('blendLinearBurn', (base, blend) => base.add(blend).sub(1).max(0))
