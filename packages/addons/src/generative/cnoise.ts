/**
 * Perlin noise with the gradients and the fade curve of 2002 (catalogue/generative/cnoise.ts): Perlin 2002. Gradients come from a hash of the
 * lattice point, where Perlin has a table.
 */
import { float, fn, ivec2, ivec3, ivec4, mix, overload, uvec2, uvec3, uvec4, vec2, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { classicInSpace, classicOnPlane, fourHeight } from './classic.ts'
import { fade } from './fade.ts'

const onPlane = /*#__PURE__*/ fn('cnoise', [{ p: vec2 }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec2(ivec2(corner)).toConst('cell')
  return classicOnPlane(p.sub(corner), cell, cell.add(1))
})

const inSpace = /*#__PURE__*/ fn('cnoise_vec3', [{ p: vec3 }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec3(ivec3(corner)).toConst('cell')
  return classicInSpace(p.sub(corner), cell, cell.add(1))
})

const inFour = /*#__PURE__*/ fn('cnoise_vec4', [{ p: vec4 }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec4(ivec4(corner)).toConst('cell')
  const t = p.sub(corner).toConst('t')
  const blend = fade(t).toConst('blend')
  // The corners of a cell by their bits, joined along x, y, z and w.
  const joined = (axis: number, index: number): Float => {
    if (axis < 0) {
      const [x = 0, y = 0, z = 0, w = 0] = [0, 1, 2, 3].map((bit) => (index >> bit) & 1)
      return fourHeight(cell.add(uvec4(x, y, z, w)), t.sub(vec4(x, y, z, w)))
    }
    const weight = [blend.x, blend.y, blend.z, blend.w][axis] ?? blend.x
    return mix(joined(axis - 1, index), joined(axis - 1, index + 2 ** axis), weight).toConst('part')
  }
  // The largest sum is 1.5365823.
  return joined(3, 0).mul(0.6507)
})

/** Smooth noise in [−1, 1] over a plane, space or four dimensions, zero at every lattice point. */
export const cnoise = /*#__PURE__*/ overload(onPlane, inSpace, inFour)
