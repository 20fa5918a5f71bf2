/** The arch 4x(1 − x) to the power of k (catalogue/math/parabola.ts). */
import { float, generic, T } from 'kirari/node'
import { unitPower } from './unit-power.ts'

/** 0 at 0 and at 1, and 1 at one half; the larger `k`, the narrower. */
export const parabola = /*#__PURE__*/ generic('parabola', [{ x: T }, { k: float }], T, (x, k) => {
  const t = x.saturate().toConst('t')
  return unitPower(t.mul(float(1).sub(t)).mul(4).toConst('base'), k)
})
