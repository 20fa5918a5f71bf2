/**
 * A ramp with flat ends: Perlin's quintic of 2002 between two edges (catalogue/math/smootherstep.ts).
 *
 * Expanded rather than built on smoothstep, which GLSL leaves undefined for equal and reversed edges.
 */
import { generic, select, step, T } from 'kirari/node'
import { quinticPolynomial } from './quintic-polynomial.ts'

/** 0 at `a`, 1 at `b`, and between them a curve with zero slope and curvature at both ends. */
export const smootherstep = /*#__PURE__*/ generic('smootherstep', [{ a: T }, { b: T }, { x: T }], T, (a, b, x) => {
  const width = b.sub(a).toConst('width')
  // No ramp fits between equal edges: there the curve is a step.
  const narrow = width.abs().lessThan(1e-20).toConst('narrow')
  const ramp = x
    .sub(a)
    .div(select(width, 1, narrow))
    .saturate()
  const t = select(ramp, step(a, x), narrow).toConst('t')
  // Rounding must not take the result above 1.
  return quinticPolynomial(t).min(1)
})
