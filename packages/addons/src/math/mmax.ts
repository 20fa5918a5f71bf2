/** The largest component of a vector (catalogue/math/mmax.ts). */
import { float, fn, overload, vec2, vec3, vec4 } from 'kirari/node'

const of2 = /*#__PURE__*/ fn('mmax', [{ v: vec2 }], float, (v) => v.x.max(v.y))
const of3 = /*#__PURE__*/ fn('mmax_vec3', [{ v: vec3 }], float, (v) => v.x.max(v.y).max(v.z))
const of4 = /*#__PURE__*/ fn('mmax_vec4', [{ v: vec4 }], float, (v) => v.x.max(v.y).max(v.z.max(v.w)))

/** The largest of the components of `v`. */
export const mmax = /*#__PURE__*/ overload(of2, of3, of4)
