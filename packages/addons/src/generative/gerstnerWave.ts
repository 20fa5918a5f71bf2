/**
 * A trochoidal wave on deep water (catalogue/generative/gerstnerWave.ts): each point of the surface goes round a circle. Metres and seconds: the
 * frequency follows from the wavelength by ω² = g k, with g = 9.81 m/s².
 */
import { cos, dot, float, fn, length, overload, sin, sqrt, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

/** The direction by length 1, the steepness from 0 to 1, and the phase from −π to π: half a turn from the crest's, where GPUs promise accuracy. */
const travelling = (
  p: Vec2,
  direction: Vec2,
  steepness: Float,
  size: Float,
  t: Float,
): { readonly ahead: Vec2; readonly steep: Float; readonly phase: Float } => {
  const ahead = direction.div(length(direction).max(1e-20)).toConst('ahead')
  const turns = dot(ahead, p)
    .div(size)
    .sub(sqrt(float(9.81 / (2 * Math.PI)).div(size)).mul(t))
  return {
    ahead,
    steep: steepness.saturate().toConst('steep'),
    phase: turns
      .fract()
      .sub(0.5)
      .mul(2 * Math.PI)
      .toConst('phase'),
  }
}

const wave = [{ p: vec2 }, { direction: vec2 }, { steepness: float }, { wavelength: float }, { t: float }] as const

const moved = /*#__PURE__*/ fn('gerstnerWave', wave, vec3, (p, direction, steepness, wavelength, t) => {
  const size = wavelength.max(1e-6).toConst('size')
  const { ahead, steep, phase } = travelling(p, direction, steepness, size, t)
  return vec3(ahead.mul(sin(phase)), cos(phase).negate())
    .xzy.mul(steep)
    .mul(size)
    .div(2 * Math.PI)
})

const changed = /*#__PURE__*/ fn('gerstnerWave_along', [...wave, { along: vec2 }], vec3, (p, direction, steepness, wavelength, t, along) => {
  const { ahead, steep, phase } = travelling(p, direction, steepness, wavelength.max(1e-6).toConst('size'), t)
  return vec3(ahead.mul(cos(phase)), sin(phase))
    .xzy.mul(steep)
    .mul(dot(ahead, along))
})

/** How far a wave moves the point `p` of calm water at the time `t`, y up; with `along`, how fast that changes along a direction of the plane. */
export const gerstnerWave = /*#__PURE__*/ overload(moved, changed)
