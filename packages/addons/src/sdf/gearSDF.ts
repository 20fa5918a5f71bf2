/**
 * Signed distance to a gear wheel with straight flanks. Exact everywhere (catalogue/sdf/gearSDF.ts).
 *
 * Folded into half of one tooth, three pieces are left: an arc of the tip circle, a flank, and an arc of the root circle.
 */
import { cos, dot, float, fn, length, select, sin, vec2 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'
import { toTopSector } from './sector.ts'

/** Distance from `p` to a gear wheel with `n` teeth that reach to `r`, the first at the top, and gaps down to `ratio`·r; negative inside. */
export const gearSDF = /*#__PURE__*/ fn('gearSDF', [{ p: vec2 }, { r: float }, { n: float }, { ratio: float }], float, (p, r, n, ratio) => {
  const half = float(Math.PI).div(n.add(0.5).floor().max(3)).toConst('sector')
  const q = toTopSector(p, half).toConst('q')
  const local = vec2(q.x.abs(), q.y).toConst('local')
  const root = ratio.saturate().mul(r).toConst('root')
  // A tooth is about as wide as a gap halfway up: 0.35 of a sector on each side at its tip, 0.65 at its foot.
  const [first, last] = [half.mul(0.35).toConst('first'), half.mul(0.65).toConst('last')]
  const tip = vec2(sin(first), cos(first)).toConst('tip')
  const foot = vec2(sin(last), cos(last)).toConst('foot')
  const from = local.sub(tip.mul(r)).toConst('from')
  const along = foot.mul(root).sub(tip.mul(r)).toConst('along')
  const flank = length(from.sub(along.mul(alongSegment(dot(from, along), dot(along, along)))))
  const side = select(float(1e10), -1e10, along.x.mul(from.y).lessThan(along.y.mul(from.x)))
  const far = length(p).toConst('far')
  const beside = select(side, far.sub(root), local.x.mul(foot.y).greaterThan(local.y.mul(foot.x)))
  const arc = select(beside, far.sub(r), local.x.mul(tip.y).lessThan(local.y.mul(tip.x))).toConst('arc')
  return arc.abs().min(flank).mul(arc.sign())
})
