/**
 * Signed distance to an equilateral triangle about the origin. Exact everywhere (catalogue/sdf/triSDF.ts).
 *
 * Mirroring brings every point to the lower side, where no other side can be nearer.
 */
import { dot, float, fn, length, sign, vec2 } from 'kirari/node'

/** Distance from `p` to the edge of a triangle with its corners at distance `r`, the first at the top; negative inside. */
export const triSDF = /*#__PURE__*/ fn('triSDF', [{ p: vec2 }, { r: float }], float, (p, r) => {
  const right = vec2(p.x.abs(), p.y).toConst('right')
  const normal = vec2(0.5, Math.sqrt(0.75))
  const q = right.sub(normal.mul(dot(right, normal).max(0).mul(2))).toConst('q')
  const below = q.y.add(r.mul(0.5)).negate().toConst('below')
  const beside = q.x
    .abs()
    .sub(r.mul(Math.sqrt(0.75)))
    .max(0)
  return length(vec2(beside, below)).mul(sign(below))
})
