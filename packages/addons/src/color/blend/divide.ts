/** Divide: base / blend, up to 1. Definition: catalogue/color/blend/divide.ts. */
import { separable } from './separable.ts'

/** `base` divided by `blend`, up to 1. Black stays black. */
export const blendDivide = /*#__PURE__*/ separable('blendDivide', (base, blend) =>
  // At blend = 0 the divisor is so small that any light at all becomes white, and 0 stays 0.
  base.max(0).div(blend.max(1e-20)).min(1),
)
