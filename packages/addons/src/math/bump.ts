/** A parabola about 0 that is cut off where it would be negative (catalogue/math/bump.ts). */
import { float, generic, T } from 'kirari/node'

/** 1 at 0, falling to both sides, and 0 from the distance `1 / k` on. */
export const bump = /*#__PURE__*/ generic('bump', [{ x: T }, { k: float }], T, (x, k) => {
  const away = x.mul(k).toConst('away')
  return float(1).sub(away.mul(away)).max(0)
})
