/**
 * Signed distance to a star with any number of points. Exact everywhere (catalogue/sdf/starSDF.ts).
 *
 * A star is one slanted side and its mirror images. The point is rotated and mirrored into the sector of that side, where no
 * other side can be nearer. The angle only selects the sector: an error of the arctangent costs nothing near a mirror.
 */
import { atan2, cos, dot, float, fn, length, select, sin, vec2 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'

/** Distance from `p` to the outline of a star with `n` tips at distance `r`, the first at the top, and inner corners at `ratio`·r; negative inside. */
export const starSDF = /*#__PURE__*/ fn('starSDF', [{ p: vec2 }, { r: float }, { n: float }, { ratio: float }], float, (p, r, n, ratio) => {
  const half = float(Math.PI).div(n.add(0.5).floor().max(2)).toConst('sector')
  // The centre is in every sector; its angle would be undefined.
  const angle = atan2(p.x, select(p.y, 1, dot(p, p).equal(0)))
  const turn = angle.div(half).mul(0.5).add(0.5).floor().mul(half).mul(2).toConst('turn')
  const [c, s] = [cos(turn).toConst('c'), sin(turn).toConst('s')]
  // From the tip, which is now at the top: across to the mirrored side and along the axis.
  const from = vec2(p.x.mul(c).sub(p.y.mul(s)).abs(), p.x.mul(s).add(p.y.mul(c)).sub(r)).toConst('from')
  const along = vec2(sin(half), cos(half)).mul(ratio.max(0).mul(r)).sub(vec2(0, r)).toConst('along')
  const d = length(from.sub(along.mul(alongSegment(dot(from, along), dot(along, along))))).toConst('d')
  return select(d, d.negate(), along.x.mul(from.y).lessThan(along.y.mul(from.x)))
})
