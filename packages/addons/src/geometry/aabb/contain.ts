/** Whether a point lies in a box (catalogue/geometry/aabb/contain.ts). */
import { bool, fn, vec3 } from 'kirari/node'
import { AABB } from './type.ts'

/** True inside the box and on its faces, edges and corners. */
export const aabbContain = /*#__PURE__*/ fn('aabbContain', [{ box: AABB }, { p: vec3 }], bool, (box, p) =>
  p.greaterThanEqual(box.min).all().and(p.lessThanEqual(box.max).all()),
)
