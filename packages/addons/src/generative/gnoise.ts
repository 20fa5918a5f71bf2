/**
 * Gradient noise: a random slope at each lattice point, interpolated smoothly (catalogue/generative/gnoise.ts).
 *
 * As in valueNoise, the lattice points are hashed as integers, so slopes are the same on every device.
 */
import { dot, float, fn, int, ivec2, ivec3, mix, overload, uint, uvec2, uvec3, vec2, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { cellValue } from './cellValue.ts'
import { planeDirection, spaceDirection } from './direction.ts'
import { fade } from './fade.ts'

// Scales by the largest possible sum, in the centre of a cell: ½ on a line, √D/2 with slopes of length 1.
const bounded = (value: Float, most: number): Float => value.mul(1 / most).clamp(-1, 1)

const onLine = /*#__PURE__*/ fn('gnoise', [{ p: float }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uint(int(corner)).toConst('cell')
  const t = p.sub(corner).toConst('t')
  const slope = (x: number): Float =>
    cellValue(x ? cell.add(x) : cell)
      .mul(2)
      .sub(1)
  return bounded(mix(slope(0).mul(t), slope(1).mul(t.sub(1)), fade(t)), 0.5)
})

const onPlane = /*#__PURE__*/ fn('gnoise_vec2', [{ p: vec2 }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec2(ivec2(corner)).toConst('cell')
  const t = p.sub(corner).toConst('t')
  const blend = fade(t).toConst('blend')
  const height = (x: number, y: number): Float => (x || y ? dot(planeDirection(cell.add(uvec2(x, y))), t.sub(vec2(x, y))) : dot(planeDirection(cell), t))
  const row = (y: number): Float => mix(height(0, y), height(1, y), blend.x)
  return bounded(mix(row(0).toConst('bottom'), row(1).toConst('top'), blend.y), Math.SQRT1_2)
})

const inSpace = /*#__PURE__*/ fn('gnoise_vec3', [{ p: vec3 }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec3(ivec3(corner)).toConst('cell')
  const t = p.sub(corner).toConst('t')
  const blend = fade(t).toConst('blend')
  const height = (x: number, y: number, z: number): Float =>
    x || y || z ? dot(spaceDirection(cell.add(uvec3(x, y, z))), t.sub(vec3(x, y, z))) : dot(spaceDirection(cell), t)
  const row = (y: number, z: number): Float => mix(height(0, y, z), height(1, y, z), blend.x).toConst('row')
  const layer = (z: number): Float => mix(row(0, z), row(1, z), blend.y)
  return bounded(mix(layer(0).toConst('back'), layer(1).toConst('front'), blend.z), Math.sqrt(3) / 2)
})

/** Smooth noise in [−1, 1] over a line, a plane or space, zero at every lattice point. */
export const gnoise = /*#__PURE__*/ overload(onLine, onPlane, inSpace)
