/** Signed distance to a regular icosahedron about the origin. Exact everywhere (catalogue/sdf/icosahedronSDF.ts). */
import { dot, float, fn, length, select, vec2, vec3 } from 'kirari/node'
import { golden, mirrored } from './icosahedral.ts'

const toCorner = /*#__PURE__*/ Math.sqrt(golden + 2)

/** Distance from `p` to an icosahedron whose corners are r from the origin, some of them in the planes of two axes, negative inside. */
export const icosahedronSDF = /*#__PURE__*/ fn('icosahedronSDF', [{ p: vec3 }, { r: float }], float, (p, r) => {
  const q = mirrored(p)
  const from = vec2(q.x, q.z.sub(r.mul(golden / toCorner))).toConst('from')
  const toEdge = length(vec3(from, q.y.sub(r.div(toCorner)).max(0)))
  // Beside the edge, the foot of the perpendicular is beyond the face.
  return select(toEdge, dot(from, vec2(1 / golden, golden)).mul(Math.sqrt(1 / 3)), from.y.lessThanEqual(from.x.mul(golden ** 2)))
})
