/**
 * W3C soft light. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/softLight.ts).
 *
 * The specification's two cases are base + (2·blend − 1)·x with different x, and x cancels at blend = ½,
 * so both meet there without a jump.
 */
import { select } from 'kirari/node'
import { separable } from './separable.ts'

/** Lights `base` softly where `blend` is above ½ and shades it softly where it is below. */
export const blendSoftLight = /*#__PURE__*/ separable('blendSoftLight', (base, blend) => {
  const shade = base.sub(base.mul(base))
  const near = base.mul(16).sub(12).mul(base).add(4).mul(base)
  // The square root of a negative number is avoided even where its result is not used.
  const curve = select(base.max(0).sqrt(), near, base.lessThanEqual(0.25))
  const amount = blend.mul(2).sub(1).toConst('amount')
  return base.add(amount.mul(select(curve.sub(base), shade, amount.lessThanEqual(0))))
})
