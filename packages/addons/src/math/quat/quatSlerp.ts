/**
 * From one rotation to another at constant speed: spherical linear interpolation (catalogue/math/quat/quatSlerp.ts).
 *
 * Shoemake divides both weights by the sine of the angle; here the sum is normalized instead, which is the same and
 * needs no division by a small number. For nearby rotations, less than 3.6° apart, the weights are those of mix.
 */
import { acos, dot, float, fn, length, select, sin, vec4 } from 'kirari/node'

/** `a` at t = 0, `b` (or −b, the same rotation) at t = 1, and the shortest path between them at a constant speed. */
export const quatSlerp = /*#__PURE__*/ fn('quatSlerp', [{ a: vec4 }, { b: vec4 }, { t: float }], vec4, (a, b, t) => {
  const cosine = dot(a, b).toConst('cosine')
  // b and −b are the same rotation: the nearer of the two gives the shortest path.
  const near = select(b, b.negate(), cosine.lessThan(0))
  const left = float(1).sub(t).toConst('left')
  const angle = acos(cosine.abs().min(1)).toConst('angle')
  const isClose = cosine.abs().greaterThan(0.9995).toConst('isClose')
  const sum = a
    .mul(select(sin(left.mul(angle)), left, isClose))
    .add(near.mul(select(sin(t.mul(angle)), t, isClose)))
    .toConst('sum')
  return sum.div(length(sum).max(1e-20))
})
