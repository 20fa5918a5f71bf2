/** W3C color burn. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/colorBurn.ts). */
import { float } from 'kirari/node'
import { separable } from './separable.ts'

/** Darkens `base` to reflect `blend`: divides what is missing to white by `blend`. White stays white. */
export const blendColorBurn = /*#__PURE__*/ separable('blendColorBurn', (base, blend) =>
  // At blend = 0 the divisor is so small that anything below white becomes black, and white stays: the cases of the definition.
  float(1).sub(float(1).sub(base).max(0).div(blend.max(1e-20)).min(1)),
)
