/** Signed distance to a cross of two bars about the origin. Exact everywhere (catalogue/sdf/crossSDF.ts). */
import { float, fn, length, select, vec2 } from 'kirari/node'

/** Distance from `p` to an upright cross whose bars have this half length and half width, negative inside. */
export const crossSDF = /*#__PURE__*/ fn('crossSDF', [{ p: vec2 }, { halfSize: vec2 }], float, (p, halfSize) => {
  const reach = halfSize.x.max(halfSize.y)
  const width = halfSize.x.min(halfSize.y).toConst('width')
  // All eight octants are alike: fold into the one along the bar to the right.
  const q = vec2(p.x.abs().max(p.y.abs()), p.x.abs().min(p.y.abs())).toConst('q')
  const beyond = q.sub(vec2(reach, width)).toConst('beyond')
  const outside = length(beyond.max(0))
  // Inside, the end is nearest, or the long edge, which begins at the inner corner.
  const inside = beyond.x.negate().min(length(vec2(width.sub(q.x).max(0), beyond.y)))
  return select(outside, inside.negate(), beyond.x.max(beyond.y).lessThan(0))
})
