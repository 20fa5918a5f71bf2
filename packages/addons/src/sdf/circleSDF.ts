/** Signed distance to a circle about the origin. Exact everywhere (catalogue/sdf/circleSDF.ts). */
import { float, fn, length, vec2 } from 'kirari/node'

/** Distance from `p` to the circle of radius `r` about the origin, negative inside. */
export const circleSDF = /*#__PURE__*/ fn('circleSDF', [{ p: vec2 }, { r: float }], float, (p, r) => length(p).sub(r))
