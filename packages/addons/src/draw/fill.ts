/**
 * Coverage of a pixel by the inside of a shape, from its signed distance (catalogue/draw/fill.ts).
 *
 * All three arguments are asked for: once a pixel's size can be read from derivatives, a call with two will mean (d, edge),
 * and it must not mean something else until then.
 */
import { float, fn } from 'kirari/node'

/** How much of a pixel lies inside the line `d = edge`: 1 inside, 0 outside, a ramp one pixel wide between. */
export const drawFill = /*#__PURE__*/ fn('drawFill', [{ d: float }, { edge: float }, { px: float }], float, (d, edge, px) =>
  // A width of zero would divide by zero; this small, the ramp is a step.
  float(0.5)
    .sub(d.sub(edge).div(px.max(1e-20)))
    .saturate(),
)
