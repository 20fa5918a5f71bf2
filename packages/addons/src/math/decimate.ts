/** Rounds down to a multiple of 1 / steps (catalogue/math/decimate.ts). */
import { generic, select, T } from 'kirari/node'

/** The staircase with `steps` steps a unit that lies below `x`; 0 where there are no steps. */
export const decimate = /*#__PURE__*/ generic('decimate', [{ x: T }, { steps: T }], T, (x, steps) => {
  const isNone = steps.abs().lessThan(1e-20).toConst('isNone')
  return select(x.mul(steps).floor(), 0, isNone).div(select(steps, 1, isNone))
})
