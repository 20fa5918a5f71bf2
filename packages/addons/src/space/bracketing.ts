/** The two directions of a regular set that a direction lies between, and the share of the second (catalogue/space/bracketing.ts). */
import { float, fn, vec2, vec3 } from 'kirari/node'
import { safeAtan2 } from '../math/atan2.ts'

/** (lower angle, upper angle, weight of the upper) of `direction` among `count` directions, the first of which is x. */
export const bracketing = /*#__PURE__*/ fn('bracketing', [{ direction: vec2 }, { count: float }], vec3, (direction, count) => {
  const spacing = float(2 * Math.PI)
    .div(count.max(1))
    .toConst('spacing')
  const steps = safeAtan2(direction.y, direction.x).div(spacing).toConst('steps')
  const below = steps.floor().toConst('below')
  return vec3(vec2(below, below.add(1)).mul(spacing), steps.sub(below))
})
