/** The square of a vector's length: its dot product with itself (catalogue/math/lengthSq.ts). */
import { dot, float, fn, overload, vec2, vec3, vec4 } from 'kirari/node'

const onPlane = /*#__PURE__*/ fn('lengthSq', [{ v: vec2 }], float, (v) => dot(v, v))
const inSpace = /*#__PURE__*/ fn('lengthSq_vec3', [{ v: vec3 }], float, (v) => dot(v, v))
const inFour = /*#__PURE__*/ fn('lengthSq_vec4', [{ v: vec4 }], float, (v) => dot(v, v))

/** The squared length of `v`, without the square root that `length` needs. */
export const lengthSq = /*#__PURE__*/ overload(onPlane, inSpace, inFour)
