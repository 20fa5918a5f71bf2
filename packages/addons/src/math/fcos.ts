/** Cosine filtered over one pixel, and 0 where a wave is no longer than the pixel (catalogue/math/fcos.ts). */
import { cos, fwidth, generic, overload, select, sin, T } from 'kirari/node'
import type { Generic } from 'kirari/node'

const mean = (x: Generic, width: Generic): Generic => {
  const half = width.abs().mul(0.5).min(Math.PI).toConst('half')
  // sin(h) / h: near 0 by its series, where the sine of a GPU has few digits.
  const near = half.mul(half).div(-6).add(1)
  const contrast = select(sin(half).div(half.max(0.05)).max(0), near, half.lessThan(0.05))
  return cos(x).mul(contrast)
}

const byDerivative = /*#__PURE__*/ generic('fcos', [{ x: T }], T, (x) => mean(x, fwidth(x)))
const byWidth = /*#__PURE__*/ generic('fcos_width', [{ x: T }, { width: T }], T, mean)

/** The mean of cos over `width`, or over one pixel; 0 from a width of 2π on. */
export const fcos = /*#__PURE__*/ overload(byDerivative, byWidth)
