/** W3C overlay. Definition: Compositing and Blending Level 1, section 10.1 (catalogue/color/blend/overlay.ts). */
import { float, select } from 'kirari/node'
import { separable } from './separable.ts'

/** Multiplies where `base` is dark and screens where it is bright: black and white stay. */
export const blendOverlay = /*#__PURE__*/ separable('blendOverlay', (base, blend) => {
  const multiplied = base.mul(blend).mul(2)
  const screened = float(1).sub(float(1).sub(base).mul(2).mul(float(1).sub(blend)))
  return select(screened, multiplied, base.lessThanEqual(0.5))
})
