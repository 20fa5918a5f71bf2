/**
 * A step whose edge is one pixel wide: the share of the pixel past the edge (catalogue/math/aastep.ts).
 *
 * Only a fragment has derivatives, so there is an overload with an explicit width: for vertices, for kernels,
 * and inside branches that not all pixels take.
 */
import { fwidth, generic, overload, T } from 'kirari/node'
import type { Generic } from 'kirari/node'

// Where the value is constant across pixels the step stays a step, without a division by zero.
const ramp = (past: Generic, width: Generic): Generic => past.div(width.max(1e-20)).add(0.5).saturate()

const byDerivative = /*#__PURE__*/ generic('aastep', [{ edge: T }, { x: T }], T, (edge, x) => {
  const past = x.sub(edge).toConst('past')
  return ramp(past, fwidth(past))
})

const byWidth = /*#__PURE__*/ generic('aastep_width', [{ edge: T }, { x: T }, { width: T }], T, (edge, x, width) => ramp(x.sub(edge), width))

/** 0 before `edge`, 1 after it, and between them a ramp of `width`, or of one pixel. */
export const aastep = /*#__PURE__*/ overload(byDerivative, byWidth)
