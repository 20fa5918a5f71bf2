/** The way through a box from its smallest corner to its largest (catalogue/geometry/aabb/diagonal.ts). */
import { fn, vec3 } from 'kirari/node'
import { AABB } from './type.ts'

/** The lengths of the three sides of the box. */
export const aabbDiagonal = /*#__PURE__*/ fn('aabbDiagonal', [{ box: AABB }], vec3, (box) => box.max.sub(box.min))
