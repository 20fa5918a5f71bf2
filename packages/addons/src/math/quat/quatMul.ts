/** Combines two rotations: Hamilton's product (catalogue/math/quat/quatMul.ts). */
import { cross, dot, fn, vec4 } from 'kirari/node'

/** The product a·b of two quaternions (x, y, z, w): as a rotation, first `b`, then `a`. */
export const quatMul = /*#__PURE__*/ fn('quatMul', [{ a: vec4 }, { b: vec4 }], vec4, (a, b) =>
  vec4(b.xyz.mul(a.w).add(a.xyz.mul(b.w)).add(cross(a.xyz, b.xyz)), a.w.mul(b.w).sub(dot(a.xyz, b.xyz))),
)
