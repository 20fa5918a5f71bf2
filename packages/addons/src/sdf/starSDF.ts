/**
 * Signed distance to a star with any number of points. Exact everywhere (catalogue/sdf/starSDF.ts).
 *
 * A star is one slanted side and its mirror images. The point is rotated and mirrored into the sector of that side, where no
 * other side can be nearer.
 */
import { cos, dot, float, fn, length, select, sin, vec2 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'
import { toTopSector } from './sector.ts'

/** Distance from `p` to the outline of a star with `n` tips at distance `r`, the first at the top, and inner corners at `ratio`·r; negative inside. */
export const starSDF = /*#__PURE__*/ fn('starSDF', [{ p: vec2 }, { r: float }, { n: float }, { ratio: float }], float, (p, r, n, ratio) => {
  const half = float(Math.PI).div(n.add(0.5).floor().max(2)).toConst('sector')
  const q = toTopSector(p, half).toConst('q')
  // From the tip, which is now at the top: across to the mirrored side and along the axis.
  const from = vec2(q.x.abs(), q.y.sub(r)).toConst('from')
  const along = vec2(sin(half), cos(half)).mul(ratio.max(0).mul(r)).sub(vec2(0, r)).toConst('along')
  const d = length(from.sub(along.mul(alongSegment(dot(from, along), dot(along, along))))).toConst('d')
  return select(d, d.negate(), along.x.mul(from.y).lessThan(along.y.mul(from.x)))
})
