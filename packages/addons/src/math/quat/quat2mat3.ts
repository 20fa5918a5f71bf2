/** The matrix of a rotation that is given as a quaternion (catalogue/math/quat/quat2mat3.ts). */
import { float, fn, mat3, vec3, vec4 } from 'kirari/node'

/** The rotation matrix of the unit quaternion `q` = (x, y, z, w): its columns are the rotated axes. */
export const quat2mat3 = /*#__PURE__*/ fn('quat2mat3', [{ q: vec4 }], mat3, (q) => {
  const twice = q.xyz.add(q.xyz).toConst('twice')
  const x = twice.mul(q.x).toConst('x')
  const y = twice.mul(q.y).toConst('y')
  const z = twice.mul(q.z).toConst('z')
  const w = twice.mul(q.w).toConst('w')
  return mat3(
    vec3(float(1).sub(y.y.add(z.z)), x.y.add(w.z), x.z.sub(w.y)),
    vec3(x.y.sub(w.z), float(1).sub(x.x.add(z.z)), y.z.add(w.x)),
    vec3(x.z.add(w.y), y.z.sub(w.x), float(1).sub(x.x.add(y.y))),
  )
})
