/** A triangle wave with its corners filtered over one pixel: the mean over the pixel (catalogue/math/aamirror.ts). */
import { fwidth, generic, overload, T } from 'kirari/node'
import type { Generic } from 'kirari/node'
import { cutPeriods, joined } from './pixel-mean.ts'

const mean = (x: Generic, width: Generic): Generic => {
  const { rest, share, middle } = cutPeriods(x, width, 2)
  const folded = middle.sub(middle.mul(0.5).add(0.5).floor().mul(2)).abs().toConst('folded')
  const half = rest.mul(0.5).toConst('half')
  // How far the interval reaches beyond the corner at 0, and beyond that at 1.
  const low = half.sub(folded).max(0).toConst('low')
  const high = half.add(folded).sub(1).max(0).toConst('high')
  return joined(folded.add(low.mul(low).sub(high.mul(high)).div(rest)), 0.5, share)
}

const byDerivative = /*#__PURE__*/ generic('aamirror', [{ x: T }], T, (x) => mean(x, fwidth(x)))
const byWidth = /*#__PURE__*/ generic('aamirror_width', [{ x: T }, { width: T }], T, mean)

/** Up from 0 to 1 and down again, with every whole number a turn that is as round as `width`, or one pixel. */
export const aamirror = /*#__PURE__*/ overload(byDerivative, byWidth)
