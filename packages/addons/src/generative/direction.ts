/**
 * Random directions on a lattice, uniformly distributed. Internal to generative/.
 *
 * Sines differ between devices by more than noise allows, so polynomials replace those of a half turn: the error is below 5·10⁻⁸,
 * fitted to minimize it. Doubling the angle gives a full turn.
 */
import { float, fn, sqrt, uvec2, uvec3, vec2, vec3 } from 'kirari/node'
import type { Float, Uint } from 'kirari/node'
import { pcg2d } from './pcg2d.ts'
import { pcg3d } from './pcg3d.ts'

// The high 24 bits, from −½ to just below ½.
export const half = (word: Uint): Float =>
  float(word.shiftRight(8))
    .mul(2 ** -24)
    .sub(0.5)

/** The direction at an angle of 2π·h, for h from −½ to ½. */
export const onCircle = /*#__PURE__*/ fn('onCircle', [{ h: float }], vec2, (h) => {
  const q = h.mul(h).toConst('q')
  const s = h.mul(q.mul(q.mul(q.mul(q.mul(0.07722012).add(-0.59804517)).add(2.55003138)).add(-5.16770688)).add(3.14159258)).toConst('s')
  const c = q
    .mul(q.mul(q.mul(q.mul(0.21969673).add(-1.33188013)).add(4.05841191)).add(-4.93479286))
    .add(0.99999995)
    .toConst('c')
  return vec2(c.mul(c).sub(s.mul(s)), s.mul(c).mul(2))
})

/** A direction of the plane for each lattice point. */
export const planeDirection = /*#__PURE__*/ fn('planeDirection', [{ cell: uvec2 }], vec2, (cell) => onCircle(half(pcg2d(cell).x)))

/** The same, turned by a number of turns. */
export const turnedDirection = /*#__PURE__*/ fn('turnedDirection', [{ cell: uvec2 }, { turns: float }], vec2, (cell, turns) => {
  const h = half(pcg2d(cell).x).add(turns).toConst('h')
  return onCircle(h.sub(h.add(0.5).floor()))
})

/** A direction in space for each lattice point: the height and the angle of a point on a sphere, which are uniformly distributed (Archimedes). */
export const spaceDirection = /*#__PURE__*/ fn('spaceDirection', [{ cell: uvec3 }], vec3, (cell) => {
  const hash = pcg3d(cell).toConst('hash')
  const z = half(hash.x).mul(2).toConst('z')
  return vec3(onCircle(half(hash.y)).mul(sqrt(float(1).sub(z.mul(z)).max(0))), z)
})
