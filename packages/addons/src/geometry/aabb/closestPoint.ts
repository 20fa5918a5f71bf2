/** The point of a box that is nearest to a given point (catalogue/geometry/aabb/closestPoint.ts). */
import { fn, vec3 } from 'kirari/node'
import { AABB } from './type.ts'

/** `p` itself inside the box, else the nearest point of its surface. */
export const aabbClosestPoint = /*#__PURE__*/ fn('aabbClosestPoint', [{ box: AABB }, { p: vec3 }], vec3, (box, p) =>
  // Not clamp: GLSL leaves it undefined where the corners are swapped.
  p.max(box.min).min(box.max),
)
