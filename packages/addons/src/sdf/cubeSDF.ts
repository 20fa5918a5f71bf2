/** Signed distance to a cube about the origin. Exact everywhere (catalogue/sdf/cubeSDF.ts). */
import { float, fn, vec3 } from 'kirari/node'
import { boxSDF } from './boxSDF.ts'

/** Distance from `p` to the surface of a cube with this half side, negative inside. */
export const cubeSDF = /*#__PURE__*/ fn('cubeSDF', [{ p: vec3 }, { half: float }], float, (p, half) => boxSDF(p, vec3(half)))
