/**
 * Sums of octaves of noise, each finer and weaker than the one before. Internal to generative/.
 *
 * Gradient noise is zero at every lattice point. Octaves are offset, or all would be zero at the same points.
 */
import { float, Loop, vec2, vec3 } from 'kirari/node'
import type { Float, Int, Vec2, Vec3 } from 'kirari/node'

// Parts of the golden ratio: their multiples are never all close to integers at once.
const apart = [7.618, 3.382, 5.236] as const

const octavesOf = <P extends Vec2 | Vec3>(
  at: (scale: Float, octave: Float) => P,
  noise: (p: P) => Float,
  octaves: Int,
  lacunarity: Float,
  gain: Float,
): Float => {
  const scale = float(1).toVar('scale')
  const weight = float(1).toVar('weight')
  const sum = float(0).toVar('sum')
  const weights = float(0).toVar('weights')
  Loop({ end: octaves.clamp(1, 16), name: 'octave' }, (octave) => {
    sum.addAssign(noise(at(scale, float(octave))).mul(weight))
    weights.addAssign(weight)
    scale.mulAssign(lacunarity)
    weight.mulAssign(gain.max(0))
  })
  return sum.div(weights)
}

/** The weighted mean of octaves; `noise` is called once, in the loop. */
export const octavesOnPlane = (p: Vec2, noise: (p: Vec2) => Float, octaves: Int, lacunarity: Float, gain: Float): Float =>
  octavesOf((scale, octave) => p.mul(scale).add(vec2(apart[0], apart[1]).mul(octave)), noise, octaves, lacunarity, gain)

export const octavesInSpace = (p: Vec3, noise: (p: Vec3) => Float, octaves: Int, lacunarity: Float, gain: Float): Float =>
  octavesOf((scale, octave) => p.mul(scale).add(vec3(...apart).mul(octave)), noise, octaves, lacunarity, gain)
