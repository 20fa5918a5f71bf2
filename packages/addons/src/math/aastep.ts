/**
 * A step whose edge is one pixel wide: the share of the pixel that lies past the edge (catalogue/math/aastep.ts).
 *
 * How far a value moves over a pixel only a fragment can ask, so there is a form that is told the width: for vertices, for kernels,
 * and inside branches that not all pixels take.
 */
import { fwidth, generic, overload, T } from 'kirari/node'
import type { Generic } from 'kirari/node'

// Where nothing changes from pixel to pixel the step stays a step, and nothing is divided by zero.
const ramp = (past: Generic, width: Generic): Generic => past.div(width.max(1e-20)).add(0.5).saturate()

const byDerivative = /*#__PURE__*/ generic('aastep', [{ edge: T }, { x: T }], T, (edge, x) => {
  const past = x.sub(edge).toConst('past')
  return ramp(past, fwidth(past))
})

const byWidth = /*#__PURE__*/ generic('aastep_width', [{ edge: T }, { x: T }, { width: T }], T, (edge, x, width) => ramp(x.sub(edge), width))

/** 0 before `edge`, 1 after it, and a ramp between them that is `width` wide, or else one pixel. */
export const aastep = /*#__PURE__*/ overload(byDerivative, byWidth)
