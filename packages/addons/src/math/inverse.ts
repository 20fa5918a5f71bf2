/**
 * The inverse of a matrix, by its adjugate and its determinant (catalogue/math/inverse.ts).
 *
 * Expanded for every target: GLSL's built-in leaves a determinant of 0 undefined, and WGSL has none.
 */
import { cross, determinant, dot, float, fn, mat2, mat3, mat4, overload, select, transpose, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

// A singular matrix becomes 0. Below the smallest normal number, devices may flush a determinant to 0.
const reciprocal = (value: Float): Float => {
  const isZero = value
    .abs()
    .lessThan(2 ** -126)
    .toConst('isZero')
  return select(float(1).div(select(value, 1, isZero)), 0, isZero)
}

const ofPlane = /*#__PURE__*/ fn('safeInverse', [{ m: mat2 }], mat2, (m) => {
  const [a, b] = [m.at(0), m.at(1)]
  return mat2(b.y, a.y.negate(), b.x.negate(), a.x).mul(reciprocal(determinant(m).toConst('det')).toConst('factor'))
})

const ofSpace = /*#__PURE__*/ fn('safeInverse_mat3', [{ m: mat3 }], mat3, (m) => {
  const [a, b, c] = [m.at(0), m.at(1), m.at(2)]
  const row = cross(b, c).toConst('row')
  return transpose(mat3(row, cross(c, a), cross(a, b))).mul(reciprocal(dot(a, row).toConst('det')).toConst('factor'))
})

/** By cross products of the upper three rows (Lengyel, Foundations of Game Engine Development 1, section 1.7.5). */
const ofProjection = /*#__PURE__*/ fn('safeInverse_mat4', [{ m: mat4 }], mat4, (m) => {
  const [a, b, c, d] = [m.at(0), m.at(1), m.at(2), m.at(3)]
  const s = cross(a.xyz, b.xyz).toConst('s')
  const t = cross(c.xyz, d.xyz).toConst('t')
  const u = a.xyz.mul(b.w).sub(b.xyz.mul(a.w)).toConst('u')
  const v = c.xyz.mul(d.w).sub(d.xyz.mul(c.w)).toConst('v')
  const det = dot(s, v).add(dot(t, u)).toConst('det')
  const rows = mat4(
    vec4(cross(b.xyz, v).add(t.mul(b.w)), dot(b.xyz, t).negate()),
    vec4(cross(v, a.xyz).sub(t.mul(a.w)), dot(a.xyz, t)),
    vec4(cross(d.xyz, u).add(s.mul(d.w)), dot(d.xyz, s).negate()),
    vec4(cross(u, c.xyz).sub(s.mul(c.w)), dot(c.xyz, s)),
  )
  return transpose(rows).mul(reciprocal(det).toConst('factor'))
})

/** The inverse of `m`; all zeros where the determinant of `m` is 0. */
export const safeInverse = /*#__PURE__*/ overload(ofPlane, ofSpace, ofProjection)
