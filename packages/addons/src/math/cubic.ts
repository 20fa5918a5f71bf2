/** The cubic 3x² − 2x³ between 0 and 1 (catalogue/math/cubic.ts). */
import { float, generic, T } from 'kirari/node'

/** An S-curve from 0 to 1 that is flat at both ends. */
export const cubic = /*#__PURE__*/ generic('cubic', [{ x: T }], T, (x) => {
  const t = x.saturate().toConst('t')
  return t.mul(t).mul(float(3).sub(t.mul(2)))
})
