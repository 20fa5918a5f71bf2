/**
 * The inverse of the cubic 3x² − 2x³, by a third of an angle (catalogue/math/invCubic.ts).
 *
 * The usual ½ − sin(asin(1 − 2x) / 3) loses 1e-4 near 0, where 1 − 2x rounds and the curve is vertical. With the angle ψ = asin(√x) / 3
 * it is 2·sin ψ·sin(ψ + 60°), which keeps its digits there, and below one half the arcsine stays away from its own steep end.
 */
import { asin, generic, sin, sqrt, T } from 'kirari/node'
import { halves } from '../animation/easing/halves.ts'

/** The number that `cubic` turns into `x`. */
export const invCubic = /*#__PURE__*/ generic('invCubic', [{ x: T }], T, (x) =>
  halves(x.saturate().toConst('t'), (fromEnd) => {
    const angle = asin(sqrt(fromEnd)).div(3).toConst('angle')
    return sin(angle)
      .mul(sin(angle.add(Math.PI / 3)))
      .mul(2)
  }),
)
