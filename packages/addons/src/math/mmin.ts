/** The smallest component of a vector (catalogue/math/mmin.ts). */
import { float, fn, overload, vec2, vec3, vec4 } from 'kirari/node'

const of2 = /*#__PURE__*/ fn('mmin', [{ v: vec2 }], float, (v) => v.x.min(v.y))
const of3 = /*#__PURE__*/ fn('mmin_vec3', [{ v: vec3 }], float, (v) => v.x.min(v.y).min(v.z))
const of4 = /*#__PURE__*/ fn('mmin_vec4', [{ v: vec4 }], float, (v) => v.x.min(v.y).min(v.z.min(v.w)))

/** The smallest of the components of `v`. */
export const mmin = /*#__PURE__*/ overload(of2, of3, of4)
