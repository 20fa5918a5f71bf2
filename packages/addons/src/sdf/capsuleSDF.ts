/** Signed distance to a rod with round ends. Exact everywhere (catalogue/sdf/capsuleSDF.ts). */
import { float, fn, vec3 } from 'kirari/node'
import { lineSDF } from './lineSDF.ts'

/** Distance from `p` to the surface of all balls of radius `r` about the points from `a` to `b`, negative inside. */
export const capsuleSDF = /*#__PURE__*/ fn('capsuleSDF', [{ p: vec3 }, { a: vec3 }, { b: vec3 }, { r: float }], float, (p, a, b, r) => lineSDF(p, a, b).sub(r))
