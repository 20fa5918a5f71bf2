/** Rotates a vector by a quaternion, without a matrix: v + 2·u×(u×v + w·v) with q = (u, w) (catalogue/math/quat/quatRotate.ts). */
import { cross, fn, vec3, vec4 } from 'kirari/node'

/** `v` rotated by the unit quaternion `q` = (x, y, z, w). */
export const quatRotate = /*#__PURE__*/ fn('quatRotate', [{ q: vec4 }, { v: vec3 }], vec3, (q, v) =>
  v.add(cross(q.xyz, cross(q.xyz, v).add(v.mul(q.w))).mul(2)),
)
