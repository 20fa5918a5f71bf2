/** The centre of a box (catalogue/geometry/aabb/centroid.ts). */
import { fn, vec3 } from 'kirari/node'
import { AABB } from './type.ts'

/** The point at the centre of the box. */
export const aabbCentroid = /*#__PURE__*/ fn('aabbCentroid', [{ box: AABB }], vec3, (box) => box.min.add(box.max).mul(0.5))
