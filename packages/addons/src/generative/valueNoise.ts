/**
 * Value noise: random numbers at the points of a lattice, interpolated smoothly (catalogue/generative/valueNoise.ts).
 *
 * The numbers come from an integer hash of the lattice point, so they are the same bits on every device; only the interpolation
 * rounds. A coordinate is floored before its conversion to an integer: the conversion alone would truncate −0.5 to 0, and a negative
 * float converts to the unsigned integer 0 in WGSL.
 */
import { float, fn, int, ivec2, ivec3, mix, overload, uint, uvec2, uvec3, vec2, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { cellValue } from './cellValue.ts'
import { fade } from './fade.ts'

// Rounding in the interpolation may exceed the largest value below 1, or fall below 0.
const bounded = (value: Float): Float => value.clamp(0, 1 - 2 ** -24)

const onLine = /*#__PURE__*/ fn('valueNoise', [{ p: float }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uint(int(corner)).toConst('cell')
  return bounded(mix(cellValue(cell), cellValue(cell.add(1)), fade(p.sub(corner))))
})

const onPlane = /*#__PURE__*/ fn('valueNoise_vec2', [{ p: vec2 }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec2(ivec2(corner)).toConst('cell')
  const blend = fade(p.sub(corner)).toConst('blend')
  const row = (y: number): Float => mix(cellValue(y ? cell.add(uvec2(0, y)) : cell), cellValue(cell.add(uvec2(1, y))), blend.x)
  return bounded(mix(row(0).toConst('bottom'), row(1).toConst('top'), blend.y))
})

const inSpace = /*#__PURE__*/ fn('valueNoise_vec3', [{ p: vec3 }], float, (p) => {
  const corner = p.floor().toConst('corner')
  const cell = uvec3(ivec3(corner)).toConst('cell')
  const blend = fade(p.sub(corner)).toConst('blend')
  const row = (y: number, z: number): Float => mix(cellValue(y || z ? cell.add(uvec3(0, y, z)) : cell), cellValue(cell.add(uvec3(1, y, z))), blend.x)
  const layer = (z: number): Float => mix(row(0, z), row(1, z), blend.y)
  return bounded(mix(layer(0).toConst('back'), layer(1).toConst('front'), blend.z))
})

/** Smooth noise in [0, 1) over a line, a plane or space, with one random value at each lattice point. */
export const valueNoise = /*#__PURE__*/ overload(onLine, onPlane, inSpace)
