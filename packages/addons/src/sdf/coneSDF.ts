/** Signed distance to an upright cone, whole or cut off. Exact everywhere (catalogue/sdf/coneSDF.ts). */
import { dot, float, fn, length, select, vec2, vec3 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'

/** Distance from `p` to a cone around the y axis, from radius `r1` at −halfHeight to `r2` at halfHeight, negative inside. */
export const coneSDF = /*#__PURE__*/ fn('coneSDF', [{ p: vec3 }, { r1: float }, { r2: float }, { halfHeight: float }], float, (p, r1, r2, halfHeight) => {
  const q = vec2(length(p.xz), p.y).toConst('q')
  // The profile: the nearer of the two ends, which are level, and the side.
  const end = vec2(q.x.sub(select(r1, r2, q.y.greaterThan(0))).max(0), q.y.abs().sub(halfHeight)).toConst('end')
  const from = q.sub(vec2(r1, halfHeight.negate())).toConst('from')
  const along = vec2(r2.sub(r1), halfHeight.mul(2)).toConst('along')
  const away = from.sub(along.mul(alongSegment(dot(from, along), dot(along, along)))).toConst('away')
  const isInside = end.y.lessThan(0).and(from.x.mul(along.y).lessThan(from.y.mul(along.x)))
  const d = dot(end, end).min(dot(away, away)).sqrt().toConst('d')
  return select(d, d.negate(), isInside)
})
