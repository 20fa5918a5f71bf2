/**
 * Signed distance to a flower with round petals. Exact everywhere (catalogue/sdf/flowerSDF.ts).
 *
 * Each petal ends in one arc. Its circle is centred on the axis of the petal, so it follows from the tip and a dent.
 */
import { cos, dot, float, fn, length, select, sin, vec2 } from 'kirari/node'
import { toTopSector } from './sector.ts'

/** Distance from `p` to a flower with `n` petals that reach to `r`, the first at the top, and dents at `ratio`·r; negative inside. */
export const flowerSDF = /*#__PURE__*/ fn('flowerSDF', [{ p: vec2 }, { r: float }, { n: float }, { ratio: float }], float, (p, r, n, ratio) => {
  const half = float(Math.PI).div(n.add(0.5).floor().max(2)).toConst('sector')
  const [c, s] = [cos(half).toConst('cosine'), sin(half).toConst('sine')]
  const q = toTopSector(p, half).toConst('q')
  // Deeper dents than these would bring neighbouring petals into each other.
  const m = ratio.clamp(c.div(s.add(1)), 1).toConst('m')
  const middle = r
    .mul(float(1).sub(m.mul(m)))
    .div(float(2).sub(m.mul(c).mul(2)))
    .toConst('middle')
  const dent = vec2(s, c).mul(m).mul(r).toConst('dent')
  const local = vec2(q.x.abs(), q.y.sub(middle)).toConst('local')
  const end = vec2(dent.x, dent.y.sub(middle)).toConst('end')
  // Past the end of the arc, as seen from its centre, the dent is nearest. All points there are nearer to the origin than the dent is, along
  // its direction: beyond it, where two sectors meet, rounding may turn the first comparison.
  const d = length(local).sub(r.sub(middle)).toConst('d')
  const isPast = end.x
    .mul(local.y)
    .lessThan(end.y.mul(local.x))
    .and(dot(vec2(local.x, q.y).sub(dent), dent).lessThan(0))
  return select(d, length(local.sub(end)).negate(), isPast)
})
