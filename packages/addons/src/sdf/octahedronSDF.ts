/** Signed distance to a regular octahedron about the origin. Exact everywhere (catalogue/sdf/octahedronSDF.ts). */
import { float, fn, length, select, vec3 } from 'kirari/node'

/** Distance from `p` to the surface of an octahedron with corners at ±r on each axis, negative inside. */
export const octahedronSDF = /*#__PURE__*/ fn('octahedronSDF', [{ p: vec3 }, { r: float }], float, (p, r) => {
  const q = p.abs().toConst('q')
  const low = q.x.min(q.y).min(q.z).toConst('low')
  const high = q.x.max(q.y).max(q.z).toConst('high')
  const middle = q.x.min(q.y).max(q.x.max(q.y).min(q.z)).toConst('middle')
  const beyond = q.x.add(q.y).add(q.z).sub(r).toConst('beyond')
  // The nearest point of the edge between the two axes that the point is furthest along.
  const onEdge = high.sub(middle).add(r).mul(0.5).clamp(0, r).toConst('onEdge')
  const toEdge = length(vec3(low, middle.add(onEdge).sub(r), high.sub(onEdge)))
  return select(toEdge, beyond.mul(Math.sqrt(1 / 3)), low.mul(3).greaterThanEqual(beyond))
})
