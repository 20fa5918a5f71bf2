/**
 * Signed distance to a regular polygon about the origin. Exact everywhere (catalogue/sdf/polySDF.ts).
 *
 * The point is rotated into the sector of the nearest side; there, only that side is left.
 */
import { cos, float, fn, length, select, sin, vec2 } from 'kirari/node'
import { toTopSector } from './sector.ts'

/** Distance from `p` to a regular polygon with `n` corners at distance `r`, the first at the top; negative inside. */
export const polySDF = /*#__PURE__*/ fn('polySDF', [{ p: vec2 }, { r: float }, { n: float }], float, (p, r, n) => {
  const half = float(Math.PI).div(n.add(0.5).floor().max(3)).toConst('sector')
  // From the corner of the top sector, whose side falls off to the right by half a sector.
  const q = toTopSector(p, half).toConst('q')
  const [s, c] = [sin(half), cos(half)]
  const from = vec2(q.x.abs(), q.y.sub(r)).toConst('from')
  // Along the side, and away from it.
  const along = from.x.mul(c).sub(from.y.mul(s)).toConst('along')
  const away = from.x.mul(s).add(from.y.mul(c)).toConst('away')
  return select(length(vec2(along.min(0), away)), away, away.lessThan(0))
})
