/** Signed distance to a plane. Exact everywhere (catalogue/sdf/planeSDF.ts). */
import { dot, float, fn, normalize, vec3 } from 'kirari/node'

/** Distance from `p` to the plane `h` below the origin, against the normal `n`; negative behind it. */
export const planeSDF = /*#__PURE__*/ fn('planeSDF', [{ p: vec3 }, { n: vec3 }, { h: float }], float, (p, n, h) => dot(p, normalize(n)).add(h))
