/** A basis on a surface from its normal alone (catalogue/space/tbn.ts). Duff et al. 2017, without a branch. */
import { float, fn, mat3, select, vec3 } from 'kirari/node'

/** The columns: a tangent, a bitangent and `normal`, which must have length 1. */
export const tbn = /*#__PURE__*/ fn('tbn', [{ normal: vec3 }], mat3, (normal) => {
  // Not sign(), which is 0 for 0.
  const side = select(float(1), float(-1), normal.z.lessThan(0)).toConst('side')
  const a = float(-1).div(side.add(normal.z)).toConst('a')
  const b = normal.x.mul(normal.y).mul(a).toConst('b')
  return mat3(
    vec3(normal.x.mul(normal.x).mul(a).mul(side).add(1), side.mul(b), side.mul(normal.x).negate()),
    vec3(b, normal.y.mul(normal.y).mul(a).add(side), normal.y.negate()),
    normal,
  )
})
