/** A box from two opposite corners in any order (catalogue/geometry/aabb/aabb.ts). */
import { fn, max, min, vec3 } from 'kirari/node'
import { AABB } from './type.ts'

/** The box that has `a` and `b` as opposite corners. */
export const aabbFromCorners = /*#__PURE__*/ fn('aabbFromCorners', [{ a: vec3 }, { b: vec3 }], AABB, (a, b) => AABB({ min: min(a, b), max: max(a, b) }))
