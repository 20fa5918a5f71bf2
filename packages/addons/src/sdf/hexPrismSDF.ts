/** Signed distance to an upright hexagonal prism about the origin. Exact everywhere (catalogue/sdf/hexPrismSDF.ts). */
import { float, fn, vec3 } from 'kirari/node'
import { hexSDF } from './hexSDF.ts'
import { opExtrude } from './opExtrude.ts'

/** Distance from `p` to a prism around the y axis, its sides `r` away from it, from −halfHeight to halfHeight, negative inside. */
export const hexPrismSDF = /*#__PURE__*/ fn('hexPrismSDF', [{ p: vec3 }, { r: float }, { halfHeight: float }], float, (p, r, halfHeight) =>
  opExtrude(hexSDF(p.xz, r), p.y, halfHeight),
)
