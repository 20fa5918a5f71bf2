/**
 * The shortest rotation from one direction to another, by the vector halfway between them (catalogue/math/quat/quatFromTo.ts).
 *
 * With h = a + b, the axis points along a × h, and the real part is h·h / 2: neither loses digits when the
 * directions are nearly opposite, as 1 + a·b would.
 */
import { cross, dot, float, fn, length, select, step, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

// A vector of length 0 has no direction, and stays 0.
const directionOf = (v: Vec3): Vec3 => v.div(length(v).max(1e-20))

/** The unit quaternion (x, y, z, w) of the shortest rotation from the direction `a` to the direction `b`. */
export const quatFromTo = /*#__PURE__*/ fn('quatFromTo', [{ a: vec3 }, { b: vec3 }], vec4, (a, b) => {
  const start = directionOf(a).toConst('start')
  const middle = start.add(directionOf(b)).toConst('middle')
  const turn = vec4(cross(start, middle), dot(middle, middle).mul(0.5))
  // Half a turn, about an axis perpendicular to `start`, computed from its longer component; without a direction, no rotation.
  const side = select(vec3(0, start.z.negate(), start.y), vec3(start.y.negate(), start.x, 0), start.x.abs().greaterThan(start.z.abs()))
  const back = vec4(side, float(1).sub(step(0.5, dot(start, start))))
  const found = select(turn, back, dot(middle, middle).lessThan(1e-12)).toConst('found')
  return found.div(length(found))
})
