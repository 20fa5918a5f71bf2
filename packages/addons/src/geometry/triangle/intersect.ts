/**
 * Where a ray hits a triangle: Möller and Trumbore 1997, from both sides or from one (catalogue/geometry/triangle/intersect.ts).
 *
 * Of the two cross products, the first here is the normal of the triangle, so that one comparison rejects a ray that grazes the
 * plane, a triangle without area and a direction without length.
 */
import { cross, dot, float, fn, overload, select, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import { Triangle } from './type.ts'

const meet = (triangle: Triangle, origin: Vec3, direction: Vec3, side: Float | undefined): Vec4 => {
  const ab = triangle.b.sub(triangle.a).toConst('ab')
  const ac = triangle.c.sub(triangle.a).toConst('ac')
  const ao = origin.sub(triangle.a).toConst('ao')
  const n = cross(ab, ac).toConst('n')
  const turned = cross(ao, direction).toConst('turned')
  const towards = dot(direction, n).negate().toConst('towards')
  const squares = dot(direction, direction).mul(dot(ab, ab)).mul(dot(ac, ac))
  // Below a sine of 1e-6 the intersection is only rounding error.
  const grazes = towards.mul(towards).lessThanEqual(squares.mul(1e-12)).toConst('grazes')
  const divisor = select(towards, 1, grazes).toConst('divisor')
  const t = dot(ao, n).div(divisor).toConst('t')
  const u = dot(ac, turned).div(divisor).toConst('u')
  const v = dot(ab, turned).div(divisor).negate().toConst('v')
  const isMissed = grazes.or(t.lessThan(0)).or(u.lessThan(0)).or(v.lessThan(0)).or(u.add(v).greaterThan(1))
  return select(vec4(t, u, v, 1), vec4(0), side ? isMissed.or(towards.mul(side).lessThan(0)) : isMissed)
}

const either = /*#__PURE__*/ fn('triangleIntersect', [{ triangle: Triangle }, { origin: vec3 }, { direction: vec3 }], vec4, (triangle, origin, direction) =>
  meet(triangle, origin, direction, undefined),
)
const one = /*#__PURE__*/ fn(
  'triangleIntersect_side',
  [{ triangle: Triangle }, { origin: vec3 }, { direction: vec3 }, { side: float }],
  vec4,
  (triangle, origin, direction, side) => meet(triangle, origin, direction, side),
)

/** (t, u, v, 1) where the ray hits the triangle, (0, 0, 0, 0) where it misses; with `side`, only its front (1) or its back (−1). */
export const triangleIntersect = /*#__PURE__*/ overload(either, one)
