/** fract with its drops filtered over one pixel: the mean of fract over the pixel (catalogue/math/aafract.ts). */
import { fwidth, generic, overload, T } from 'kirari/node'
import type { Generic } from 'kirari/node'
import { cellOf, cutPeriods, joined } from './pixel-mean.ts'

const mean = (x: Generic, width: Generic): Generic => {
  const cut = cutPeriods(x, width, 1)
  const { past, beyond } = cellOf(cut)
  return joined(past.sub(beyond), 0.5, cut.share)
}

const byDerivative = /*#__PURE__*/ generic('aafract', [{ x: T }], T, (x) => mean(x, fwidth(x)))
const byWidth = /*#__PURE__*/ generic('aafract_width', [{ x: T }, { width: T }], T, mean)

/** The part of `x` past the whole number below it; it drops back to 0 over `width`, or over one pixel. */
export const aafract = /*#__PURE__*/ overload(byDerivative, byWidth)
