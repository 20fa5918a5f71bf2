/**
 * Fractal noise: octaves of gradient noise, each finer and weaker than the one before (catalogue/generative/fbm.ts).
 *
 * Gradient noise is zero at every lattice point. Octaves are offset, or all would be zero at the same points.
 */
import { float, fn, int, Loop, overload, vec2, vec3 } from 'kirari/node'
import type { Float, Int, Vec2, Vec3 } from 'kirari/node'
import { gnoise } from './gnoise.ts'

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

const onPlane = /*#__PURE__*/ fn(
  'fbm_lacunarity',
  [{ p: vec2 }, { octaves: int }, { lacunarity: float }, { gain: float }],
  float,
  (p, octaves, lacunarity, gain) =>
    octavesOf(
      (scale, octave) => p.mul(scale).add(vec2(apart[0], apart[1]).mul(octave)),
      (q: Vec2) => gnoise(q),
      octaves,
      lacunarity,
      gain,
    ),
)
const inSpace = /*#__PURE__*/ fn(
  'fbm_vec3_lacunarity',
  [{ p: vec3 }, { octaves: int }, { lacunarity: float }, { gain: float }],
  float,
  (p, octaves, lacunarity, gain) =>
    octavesOf(
      (scale, octave) => p.mul(scale).add(vec3(...apart).mul(octave)),
      (q: Vec3) => gnoise(q),
      octaves,
      lacunarity,
      gain,
    ),
)
const halvedOnPlane = /*#__PURE__*/ fn('fbm', [{ p: vec2 }, { octaves: int }], float, (p, octaves) => onPlane(p, octaves, 2, 0.5))
const halvedInSpace = /*#__PURE__*/ fn('fbm_vec3', [{ p: vec3 }, { octaves: int }], float, (p, octaves) => inSpace(p, octaves, 2, 0.5))

/** Noise in [−1, 1] with detail of several sizes: `octaves` layers, each `lacunarity` times finer and `gain` times as strong as the last. */
export const fbm = /*#__PURE__*/ overload(halvedOnPlane, halvedInSpace, onPlane, inSpace)
