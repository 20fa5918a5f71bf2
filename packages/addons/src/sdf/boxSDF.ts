/** Signed distance to a box about the origin, with or without rounded edges. Exact everywhere (catalogue/sdf/boxSDF.ts). */
import { float, fn, length, overload, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// Outside, the distance is to the nearest point of a face, an edge or a corner; inside, to the nearest face.
const fromCorner = (q: Vec3): Float => length(q.max(0)).add(q.x.max(q.y).max(q.z).min(0))

const sharp = /*#__PURE__*/ fn('boxSDF', [{ p: vec3 }, { halfSize: vec3 }], float, (p, halfSize) => fromCorner(p.abs().sub(halfSize).toConst('q')))

const rounded = /*#__PURE__*/ fn('boxSDF_rounded', [{ p: vec3 }, { halfSize: vec3 }, { radius: float }], float, (p, halfSize, radius) => {
  // The shortest side limits the radius of the edges; beyond it the field would no longer be a distance.
  const r = radius.max(0).min(halfSize.x).min(halfSize.y).min(halfSize.z).toConst('r')
  return fromCorner(p.abs().sub(halfSize).add(r).toConst('q')).sub(r)
})

/** Distance from `p` to the surface of a box with these half sides, negative inside; `radius` rounds edges and corners. */
export const boxSDF = /*#__PURE__*/ overload(sharp, rounded)
