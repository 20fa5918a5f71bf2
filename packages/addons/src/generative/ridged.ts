/**
 * Ridged multifractal noise (catalogue/generative/ridged.ts).
 *
 * As in Musgrave's, each octave is weakened where the octave before it is low. His offset is divided out and valleys end at 0, so that
 * the result stays within 0 and 1 whatever the offset.
 */
import { float, fn, int, overload, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { gnoise } from './gnoise.ts'
import { octavesInSpace, octavesOnPlane } from './octaves.ts'

/** Turns the noise of each octave into ridges; the share is that of the octave before. */
const ridges = <P extends Vec2 | Vec3>(noise: (p: P) => Float, offset: Float): ((p: P) => Float) => {
  const share = float(1).toVar('share')
  const floor = offset.max(0.01).toConst('valley')
  return (p) => {
    const height = float(1).sub(noise(p).abs().div(floor)).max(0).toConst('height')
    const ridge = height.mul(height).mul(share).toConst('ridge')
    share.assign(ridge.mul(2).min(1))
    return ridge
  }
}

const onPlane = /*#__PURE__*/ fn(
  'ridged_lacunarity',
  [{ p: vec2 }, { octaves: int }, { lacunarity: float }, { gain: float }, { offset: float }],
  float,
  (p, octaves, lacunarity, gain, offset) =>
    octavesOnPlane(
      p,
      ridges((q: Vec2) => gnoise(q), offset),
      octaves,
      lacunarity,
      gain,
    ),
)
const inSpace = /*#__PURE__*/ fn(
  'ridged_vec3_lacunarity',
  [{ p: vec3 }, { octaves: int }, { lacunarity: float }, { gain: float }, { offset: float }],
  float,
  (p, octaves, lacunarity, gain, offset) =>
    octavesInSpace(
      p,
      ridges((q: Vec3) => gnoise(q), offset),
      octaves,
      lacunarity,
      gain,
    ),
)
const halvedOnPlane = /*#__PURE__*/ fn('ridged', [{ p: vec2 }, { octaves: int }], float, (p, octaves) => onPlane(p, octaves, 2, 0.5, 1))
const halvedInSpace = /*#__PURE__*/ fn('ridged_vec3', [{ p: vec3 }, { octaves: int }], float, (p, octaves) => inSpace(p, octaves, 2, 0.5, 1))

/** Noise in [0, 1] with sharp ridges, rough on high ground and smooth in valleys, which begin `offset` below the ridges. */
export const ridged = /*#__PURE__*/ overload(halvedOnPlane, halvedInSpace, onPlane, inSpace)
