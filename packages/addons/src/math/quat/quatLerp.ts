/**
 * From one rotation to another along the straight line between the quaternions, scaled back to length 1: normalised linear interpolation
 * (catalogue/math/quat/quatLerp.ts).
 */
import { dot, float, fn, length, mix, select, vec4 } from 'kirari/node'

/** `a` at t = 0, `b` (or −b, the same rotation) at t = 1, and the shortest arc between them, faster in the middle. */
export const quatLerp = /*#__PURE__*/ fn('quatLerp', [{ a: vec4 }, { b: vec4 }, { t: float }], vec4, (a, b, t) => {
  // b and −b are the same rotation: the nearer of the two gives the shortest path.
  const near = select(b, b.negate(), dot(a, b).lessThan(0))
  const sum = mix(a, near, t).toConst('sum')
  return sum.div(length(sum).max(1e-20))
})
