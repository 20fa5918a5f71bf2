/** Subtract: base − blend, from 0 up. Definition: catalogue/color/blend/subtract.ts. */
import { separable } from './separable.ts'

/** `base` minus `blend`, from 0 up. */
export const blendSubtract = /*#__PURE__*/ separable('blendSubtract', (base, blend) => base.sub(blend).max(0))
