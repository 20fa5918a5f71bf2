/**
 * Perlin noise of 2002, from the lattice points on both sides of a position. Internal to generative/.
 *
 * The gradients of space lead from the centre of a cube to the midpoints of its twelve edges, those of four dimensions to the midpoints of
 * the 32 edges of a tesseract. Those of the plane are the gradients of space without their third component.
 */
import { dot, float, fn, mix, select, uint, uvec2, uvec3, uvec4, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Uint } from 'kirari/node'
import { fade } from './fade.ts'
import { pcg2d } from './pcg2d.ts'
import { pcg3d } from './pcg3d.ts'
import { pcg4d } from './pcg4d.ts'

// One of the components 0, 1 and 2, from the high half of a word.
const oneOfThree = (word: Uint): Uint => word.shiftRight(16).mul(3).shiftRight(16)

/** Height, `away` from a lattice point, of the slope there. */
export const planeHeight = /*#__PURE__*/ fn('planeHeight', [{ cell: uvec2 }, { away: vec2 }], float, (cell, away) => {
  const hash = pcg2d(cell).toConst('hash')
  const missing = oneOfThree(hash.x).toConst('missing')
  const signs = vec2(uvec2(hash.y.shiftRight(31), hash.y.shiftRight(30).bitAnd(1)))
    .mul(-2)
    .add(1)
  return dot(vec2(select(away.x, 0, missing.equal(0)), select(away.y, 0, missing.equal(1))), signs)
})

/** The same in space. */
export const spaceHeight = /*#__PURE__*/ fn('spaceHeight', [{ cell: uvec3 }, { away: vec3 }], float, (cell, away) => {
  const hash = pcg3d(cell).toConst('hash')
  const missing = oneOfThree(hash.x).toConst('missing')
  const signs = vec2(hash.yz.shiftRight(31)).mul(-2).add(1)
  return dot(vec2(select(away.x, away.y, missing.equal(0)), select(away.z, away.y, missing.equal(2))), signs)
})

/** The same in four dimensions. */
export const fourHeight = /*#__PURE__*/ fn('fourHeight', [{ cell: uvec4 }, { away: vec4 }], float, (cell, away) => {
  const hash = pcg4d(cell).toConst('hash')
  const missing = hash.x.shiftRight(30).toConst('missing')
  const signs = vec3(hash.yzw.shiftRight(31)).mul(-2).add(1)
  const instead = (component: Float, axis: number): Float => select(component, away.w, missing.equal(uint(axis)))
  return dot(vec3(instead(away.x, 0), instead(away.y, 1), instead(away.z, 2)), signs)
})

/** Noise at the position `t` within a cell, between its lowest and its highest lattice point. */
export const classicOnPlane = /*#__PURE__*/ fn('classicNoise', [{ t: vec2 }, { low: uvec2 }, { high: uvec2 }], float, (t, low, high) => {
  const blend = fade(t).toConst('blend')
  const height = (x: 0 | 1, y: 0 | 1): Float => planeHeight(uvec2((x ? high : low).x, (y ? high : low).y), t.sub(vec2(x, y)))
  const row = (y: 0 | 1): Float => mix(height(0, y), height(1, y), blend.x)
  // Rounding may exceed the largest sum, which is 1 in the centre.
  return mix(row(0).toConst('bottom'), row(1).toConst('top'), blend.y).clamp(-1, 1)
})

/** The same in space. The largest sum is 1.0363539. */
export const classicInSpace = /*#__PURE__*/ fn('classicNoise_vec3', [{ t: vec3 }, { low: uvec3 }, { high: uvec3 }], float, (t, low, high) => {
  const blend = fade(t).toConst('blend')
  const height = (x: 0 | 1, y: 0 | 1, z: 0 | 1): Float => spaceHeight(uvec3((x ? high : low).x, (y ? high : low).y, (z ? high : low).z), t.sub(vec3(x, y, z)))
  const row = (y: 0 | 1, z: 0 | 1): Float => mix(height(0, y, z), height(1, y, z), blend.x).toConst('row')
  const layer = (z: 0 | 1): Float => mix(row(0, z), row(1, z), blend.y)
  return mix(layer(0).toConst('back'), layer(1).toConst('front'), blend.z).mul(0.9649)
})
