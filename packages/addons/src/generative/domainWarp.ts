/**
 * Fractal noise at a position that fractal noise has displaced (catalogue/generative/domainWarp.ts).
 */
import { float, fn, int, vec2, vec3 } from 'kirari/node'
import { fbm } from './fbm.ts'

// Not a whole number of cells, so that the two components have nothing in common where they are sampled; and close, where floats are fine.
const elsewhere = [9.37, -6.41] as const

/** Fractal noise at `p` displaced by `strength` times a vector of fractal noise: the noise in x, the vector in yz. */
export const domainWarp = /*#__PURE__*/ fn('domainWarp', [{ p: vec2 }, { octaves: int }, { strength: float }], vec3, (p, octaves, strength) => {
  const warp = vec2(fbm(p, octaves), fbm(p.add(vec2(...elsewhere)), octaves)).toConst('warp')
  return vec3(fbm(p.add(warp.mul(strength)), octaves), warp)
})
