/** Signed distance to a regular dodecahedron about the origin. Exact everywhere (catalogue/sdf/dodecahedronSDF.ts). */
import { dot, float, fn, length, select, vec2, vec3 } from 'kirari/node'
import { golden, mirrored } from './icosahedral.ts'

/** Distance from `p` to a dodecahedron whose corners are r from the origin, eight of them those of a cube along the axes, negative inside. */
export const dodecahedronSDF = /*#__PURE__*/ fn('dodecahedronSDF', [{ p: vec3 }, { r: float }], float, (p, r) => {
  const q = mirrored(p)
  const k = r.mul(Math.sqrt(1 / 3)).toConst('k')
  const from = vec2(q.y, q.z.sub(k.mul(golden))).toConst('from')
  const toEdge = length(vec3(from, q.x.sub(k.div(golden)).max(0)))
  // Beside the edge, the foot of the perpendicular is beyond the face.
  return select(toEdge, dot(from, vec2(1, golden)).div(Math.sqrt(golden + 2)), from.y.lessThanEqual(from.x.mul(golden)))
})
