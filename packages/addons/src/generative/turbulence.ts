/** Turbulence: octaves of the absolute value of gradient noise (catalogue/generative/turbulence.ts). */
import { float, fn, int, overload, vec2, vec3 } from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'
import { gnoise } from './gnoise.ts'
import { octavesInSpace, octavesOnPlane } from './octaves.ts'

const onPlane = /*#__PURE__*/ fn(
  'turbulence_lacunarity',
  [{ p: vec2 }, { octaves: int }, { lacunarity: float }, { gain: float }],
  float,
  (p, octaves, lacunarity, gain) => octavesOnPlane(p, (q: Vec2) => gnoise(q).abs(), octaves, lacunarity, gain),
)
const inSpace = /*#__PURE__*/ fn(
  'turbulence_vec3_lacunarity',
  [{ p: vec3 }, { octaves: int }, { lacunarity: float }, { gain: float }],
  float,
  (p, octaves, lacunarity, gain) => octavesInSpace(p, (q: Vec3) => gnoise(q).abs(), octaves, lacunarity, gain),
)
const halvedOnPlane = /*#__PURE__*/ fn('turbulence', [{ p: vec2 }, { octaves: int }], float, (p, octaves) => onPlane(p, octaves, 2, 0.5))
const halvedInSpace = /*#__PURE__*/ fn('turbulence_vec3', [{ p: vec3 }, { octaves: int }], float, (p, octaves) => inSpace(p, octaves, 2, 0.5))

/** Noise in [0, 1] with creases: `octaves` layers of absolute noise, each `lacunarity` times finer and `gain` times as strong as the last. */
export const turbulence = /*#__PURE__*/ overload(halvedOnPlane, halvedInSpace, onPlane, inSpace)
