/**
 * Signed distance to a regular hexagon about the origin. Exact everywhere (catalogue/sdf/hexSDF.ts).
 *
 * Mirroring brings every point to the right side, where no other side can be nearer.
 */
import { dot, float, fn, length, sign, vec2 } from 'kirari/node'

/** Distance from `p` to the edge of a hexagon with its sides at distance `r` and a corner at the top; negative inside. */
export const hexSDF = /*#__PURE__*/ fn('hexSDF', [{ p: vec2 }, { r: float }], float, (p, r) => {
  const quarter = p.abs().toConst('quarter')
  const normal = vec2(-0.5, Math.sqrt(0.75))
  const q = quarter.sub(normal.mul(dot(quarter, normal).max(0).mul(2))).toConst('q')
  const beyond = q.x.sub(r).toConst('beyond')
  const beside = q.y
    .abs()
    .sub(r.mul(Math.sqrt(1 / 3)))
    .max(0)
  return length(vec2(beyond, beside)).mul(sign(beyond))
})
