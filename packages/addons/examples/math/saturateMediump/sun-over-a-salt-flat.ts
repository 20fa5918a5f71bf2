import { saturateMediump, valueNoise, worley } from '@kirari/addons'
import {
  float, length, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const horizon = -0.12
const from = length(p.sub(vec2(-0.2, 0.06)))

// Light grows without end towards the middle of the sun. Where it
// is held the disc begins: an edge that nothing else draws.
const light = saturateMediump(float(720).div(from.mul(from).max(1e-6)))
const stops = light.log2().sub(9).div(7).saturate()
const haze = mix(
  vec3(0.4, 0.3, 0.42),
  vec3(0.98, 0.55, 0.32),
  stops.mul(1.8).saturate(),
)
const disc = light.div(65504)
const sky = mix(haze, vec3(1, 0.95, 0.8), disc.mul(disc).mul(disc))

const far = float(0.1).div(float(horizon).sub(p.y).max(0.004))
const at = vec2(p.x.mul(far).mul(6), far.mul(6))
const crack = worley(at).y.sub(worley(at).x)
const salt = mix(vec3(0.45, 0.3, 0.38), vec3(0.95, 0.78, 0.7), stops).mul(
  valueNoise(at.mul(9)).mul(0.1).add(0.85),
)
const flat = mix(salt.mul(0.7), salt, smoothstep(0.02, 0.09, crack))
const near = mix(flat, haze, smoothstep(0.6, 5, far))

export const fragment = vec4(
  mix(near, sky, smoothstep(-0.002, 0.002, p.y.sub(horizon))),
  1,
)
