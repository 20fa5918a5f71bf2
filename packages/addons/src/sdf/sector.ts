/** Rotation into the sector at the top, for shapes that repeat around the centre. Inlined into the body that calls it. */
import { atan2, cos, dot, select, sin, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

/**
 * `p` rotated by whole sectors of the angle 2·half until its angle from the y axis is within half. The angle only selects the
 * sector: an error of the arctangent costs nothing where two sectors meet, because their shapes are mirror images.
 */
export const toTopSector = (p: Vec2, half: Float): Vec2 => {
  // The centre is in every sector; its angle would be undefined.
  const angle = atan2(p.x, select(p.y, 1, dot(p, p).equal(0)))
  const turn = angle.div(half).mul(0.5).add(0.5).floor().mul(half).mul(2).toConst('turn')
  const [c, s] = [cos(turn).toConst('c'), sin(turn).toConst('s')]
  return vec2(p.x.mul(c).sub(p.y.mul(s)), p.x.mul(s).add(p.y.mul(c)))
}
