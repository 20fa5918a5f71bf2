/** Signed distance to a sector of a disc. Exact everywhere (catalogue/sdf/pieSDF.ts). */
import { cos, dot, float, fn, length, select, sin, vec2 } from 'kirari/node'

/** Distance from `p` to a sector of radius `r` about the origin that spans `halfAngle` on both sides of the x axis; negative inside. */
export const pieSDF = /*#__PURE__*/ fn('pieSDF', [{ p: vec2 }, { r: float }, { halfAngle: float }], float, (p, r, halfAngle) => {
  const reach = halfAngle.clamp(0, Math.PI).toConst('reach')
  // The sine of the nearest number to π is a little negative. A point on the axis counts as above it, which decides at 0 and π.
  const edge = vec2(cos(reach), sin(reach).max(0)).toConst('edge')
  const q = vec2(p.x, p.y.abs().max(1e-30)).toConst('q')
  const toEdge = length(q.sub(edge.mul(dot(q, edge).clamp(0, r)))).toConst('toEdge')
  return select(toEdge, length(q).sub(r).max(toEdge.negate()), edge.y.mul(q.x).greaterThan(edge.x.mul(q.y)))
})
