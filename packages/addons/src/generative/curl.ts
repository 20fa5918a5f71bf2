/**
 * Curl noise (catalogue/generative/curl.ts): Bridson, Houriham and Nordenstam 2007. The derivatives of the potential are those of noised.
 */
import { fn, overload, vec2, vec3 } from 'kirari/node'
import { noised } from './noised.ts'

const onPlane = /*#__PURE__*/ fn('curl', [{ p: vec2 }], vec2, (p) => {
  const potential = noised(p).toConst('potential')
  return vec2(potential.z, potential.y.negate())
})

const inSpace = /*#__PURE__*/ fn('curl_vec3', [{ p: vec3 }], vec3, (p) => {
  // One noise at three places for the three components. Their lattices do not coincide, and no two places are in neighbouring cells.
  const offset = vec3(7.618, 3.382, 5.236)
  const x = noised(p).toConst('x')
  const y = noised(p.add(offset)).toConst('y')
  const z = noised(p.sub(offset)).toConst('z')
  return vec3(z.z.sub(y.w), x.w.sub(z.y), y.y.sub(x.z))
})

/** A velocity without divergence for each position of a plane or space: what drifts with it swirls, and neither piles up nor thins out. */
export const curl = /*#__PURE__*/ overload(onPlane, inSpace)
