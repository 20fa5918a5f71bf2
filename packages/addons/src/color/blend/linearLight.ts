/** Linear light: base + 2·blend − 1, between 0 and 1. Definition: catalogue/color/blend/linearLight.ts. */
import { separable } from './separable.ts'

/** Adds to `base` twice the distance of `blend` from ½, and clamps to 0–1. */
export const blendLinearLight = /*#__PURE__*/ separable('blendLinearLight', (base, blend) => blend.mul(2).sub(1).add(base).saturate())
