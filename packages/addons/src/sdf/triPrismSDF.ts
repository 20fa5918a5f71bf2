/** Signed distance to an upright triangular prism about the origin. Exact everywhere (catalogue/sdf/triPrismSDF.ts). */
import { float, fn, vec3 } from 'kirari/node'
import { opExtrude } from './opExtrude.ts'
import { triSDF } from './triSDF.ts'

/** Distance from `p` to a prism around the y axis, its edges `r` away from it, from −halfHeight to halfHeight, negative inside. */
export const triPrismSDF = /*#__PURE__*/ fn('triPrismSDF', [{ p: vec3 }, { r: float }, { halfHeight: float }], float, (p, r, halfHeight) =>
  opExtrude(triSDF(p.xz, r), p.y, halfHeight),
)
