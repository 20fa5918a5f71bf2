/** floor with its steps filtered over one pixel: the mean of floor over the pixel (catalogue/math/aafloor.ts). */
import { fwidth, generic, overload, T } from 'kirari/node'
import type { Generic } from 'kirari/node'
import { cellOf, cutPeriods, joined } from './pixel-mean.ts'

const mean = (x: Generic, width: Generic): Generic => {
  const cut = cutPeriods(x, width, 1)
  const { cell, beyond } = cellOf(cut)
  return joined(cell.add(beyond).add(cut.full.mul(0.5)), x.sub(0.5), cut.share)
}

const byDerivative = /*#__PURE__*/ generic('aafloor', [{ x: T }], T, (x) => mean(x, fwidth(x)))
const byWidth = /*#__PURE__*/ generic('aafloor_width', [{ x: T }, { width: T }], T, mean)

/** The whole number at or below `x`; between one and the next a ramp of `width`, or of one pixel. */
export const aafloor = /*#__PURE__*/ overload(byDerivative, byWidth)
