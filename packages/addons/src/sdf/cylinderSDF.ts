/** Signed distance to an upright cylinder about the origin. Exact everywhere (catalogue/sdf/cylinderSDF.ts). */
import { float, fn, length, vec2, vec3 } from 'kirari/node'
import { rectSDF } from './rectSDF.ts'

/** Distance from `p` to the surface of a cylinder around the y axis, from −halfHeight to halfHeight, negative inside. */
export const cylinderSDF = /*#__PURE__*/ fn('cylinderSDF', [{ p: vec3 }, { r: float }, { halfHeight: float }], float, (p, r, halfHeight) =>
  // Turned around its axis, a rectangle sweeps the cylinder.
  rectSDF(vec2(length(p.xz), p.y), vec2(r, halfHeight)),
)
