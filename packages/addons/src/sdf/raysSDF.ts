/** Signed distance to rays that alternate with gaps as wide around the origin. Exact everywhere (catalogue/sdf/raysSDF.ts). */
import { cos, float, fn, sin, vec2 } from 'kirari/node'
import { toTopSector } from './sector.ts'

/** Distance from `p` to the edges of `n` wedges that open from the origin, the first to the top; negative in the wedges. */
export const raysSDF = /*#__PURE__*/ fn('raysSDF', [{ p: vec2 }, { n: float }], float, (p, n) => {
  const half = float(Math.PI).div(n.add(0.5).floor().max(1)).toConst('sector')
  const q = toTopSector(p, half).toConst('q')
  const edge = half.mul(0.5).toConst('edge')
  return q.x
    .abs()
    .mul(cos(edge))
    .sub(q.y.mul(sin(edge)))
})
