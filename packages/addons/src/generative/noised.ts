/**
 * Gradient noise with its gradient (catalogue/generative/noised.ts): the value of gnoise, and the derivatives of what it is before it is
 * clamped.
 */
import { dot, fn, ivec2, ivec3, mix, overload, uvec2, uvec3, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import { planeDirection, spaceDirection } from './direction.ts'
import { fade, fadeSlope } from './fade.ts'

// Height and slope of a lattice point.
const planeSlope = /*#__PURE__*/ fn('planeSlope', [{ cell: uvec2 }, { away: vec2 }], vec3, (cell, away) => {
  const slope = planeDirection(cell).toConst('slope')
  return vec3(dot(slope, away), slope)
})
const spaceSlope = /*#__PURE__*/ fn('spaceSlope', [{ cell: uvec3 }, { away: vec3 }], vec4, (cell, away) => {
  const slope = spaceDirection(cell).toConst('slope')
  return vec4(dot(slope, away), slope)
})

const onPlane = /*#__PURE__*/ fn('noised', [{ p: vec2 }], vec3, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec2(ivec2(corner)).toConst('cell')
  const t = p.sub(corner).toConst('t')
  const blend = fade(t).toConst('blend')
  const at = (x: number, y: number): Vec3 => planeSlope(cell.add(uvec2(x, y)), t.sub(vec2(x, y))).toConst('at')
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
  const [bottom, top] = [mix(a, b, blend.x).toConst('bottom'), mix(c, d, blend.x).toConst('top')]
  const joined = mix(bottom, top, blend.y).toConst('joined')
  const rise = vec2(mix(b.x.sub(a.x), d.x.sub(c.x), blend.y), top.x.sub(bottom.x))
  const gradient = joined.yz.add(fadeSlope(t).mul(rise)).mul(Math.SQRT2)
  return vec3(joined.x.mul(1 / Math.SQRT1_2).clamp(-1, 1), gradient)
})

const inSpace = /*#__PURE__*/ fn('noised_vec3', [{ p: vec3 }], vec4, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec3(ivec3(corner)).toConst('cell')
  const t = p.sub(corner).toConst('t')
  const blend = fade(t).toConst('blend')
  const at = (x: number, y: number, z: number): Vec4 => spaceSlope(cell.add(uvec3(x, y, z)), t.sub(vec3(x, y, z))).toConst('at')
  // The rise of a row is along x; that of a layer has y as well.
  const row = (y: number, z: number): { readonly value: Vec4; readonly rise: Float } => {
    const [from, to] = [at(0, y, z), at(1, y, z)]
    return { value: mix(from, to, blend.x).toConst('row'), rise: to.x.sub(from.x).toConst('rise') }
  }
  const layer = (z: number): { readonly value: Vec4; readonly rise: Vec2 } => {
    const [bottom, top] = [row(0, z), row(1, z)]
    const rise = vec2(mix(bottom.rise, top.rise, blend.y), top.value.x.sub(bottom.value.x)).toConst('rises')
    return { value: mix(bottom.value, top.value, blend.y).toConst('layer'), rise }
  }
  const [back, front] = [layer(0), layer(1)]
  const joined = mix(back.value, front.value, blend.z).toConst('joined')
  const rise = vec3(mix(back.rise, front.rise, blend.z), front.value.x.sub(back.value.x))
  const scale = 1 / (Math.sqrt(3) / 2)
  return vec4(joined.x.mul(scale).clamp(-1, 1), joined.yzw.add(fadeSlope(t).mul(rise)).mul(scale))
})

/** Gradient noise as gnoise returns it, with its derivatives: (n, ∂n/∂x, ∂n/∂y) on a plane, (n, ∂n/∂x, ∂n/∂y, ∂n/∂z) in space. */
export const noised = /*#__PURE__*/ overload(onPlane, inSpace)
