/** The quartic x²(2 − x²) between 0 and 1 (catalogue/math/quartic.ts). */
import { float, generic, T } from 'kirari/node'

/** A ramp from 0 to 1 that is flat at both ends, and softer at the start. */
export const quartic = /*#__PURE__*/ generic('quartic', [{ x: T }], T, (x) => {
  const t = x.saturate().toConst('t')
  const square = t.mul(t).toConst('square')
  return square.mul(float(2).sub(square))
})
