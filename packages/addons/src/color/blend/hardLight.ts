/** W3C hard light. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/hardLight.ts). */
import { float, select } from 'kirari/node'
import { separable } from './separable.ts'

/** Multiplies where `blend` is dark and screens where it is bright: black and white on top cover. */
export const blendHardLight = /*#__PURE__*/ separable('blendHardLight', (base, blend) => {
  const multiplied = base.mul(blend).mul(2)
  const screened = float(1).sub(float(1).sub(base).mul(2).mul(float(1).sub(blend)))
  return select(screened, multiplied, blend.lessThanEqual(0.5))
})
