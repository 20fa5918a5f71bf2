/** Signed distance to a regular tetrahedron about the origin. Exact everywhere (catalogue/sdf/tetrahedronSDF.ts). */
import { float, fn, length, select, vec3 } from 'kirari/node'

/** Distance from `p` to a tetrahedron whose corners are r from the origin, one of them along (1, 1, 1), negative inside. */
export const tetrahedronSDF = /*#__PURE__*/ fn('tetrahedronSDF', [{ p: vec3 }, { r: float }], float, (p, r) => {
  const k = r.mul(Math.sqrt(1 / 3)).toConst('k')
  // Its symmetries sort the coordinates by size, and make all but the smallest positive.
  const q = p.abs().toConst('q')
  const high = q.x.max(q.y).max(q.z).toConst('high')
  const middle = q.x.min(q.y).max(q.x.max(q.y).min(q.z)).toConst('middle')
  const low = q.x.min(q.y).min(q.z).mul(p.x.sign().mul(p.y.sign()).mul(p.z.sign())).toConst('low')
  const onEdge = middle.add(low).mul(0.5).clamp(k.negate(), k).toConst('onEdge')
  const toEdge = length(vec3(high.sub(k), middle.sub(onEdge), low.sub(onEdge)))
  const toFace = high
    .add(middle)
    .sub(low)
    .sub(k)
    .mul(Math.sqrt(1 / 3))
  return select(toEdge, toFace, high.sub(k).mul(2).lessThanEqual(middle.sub(low)))
})
