/** Signed distance to a sphere about the origin. Exact everywhere (catalogue/sdf/sphereSDF.ts). */
import { float, fn, length, vec3 } from 'kirari/node'

/** Distance from `p` to the sphere of radius `r` about the origin, negative inside. */
export const sphereSDF = /*#__PURE__*/ fn('sphereSDF', [{ p: vec3 }, { r: float }], float, (p, r) => length(p).sub(r))
