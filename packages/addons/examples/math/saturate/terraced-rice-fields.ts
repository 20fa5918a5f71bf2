import { clamp01, valueNoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const slope = valueNoise(p.mul(vec2(1.5, 2.2)).add(2))
  .mul(0.8)
  .add(valueNoise(p.mul(4)).mul(0.12))
  .add(uv.y)
const steps = slope.mul(9)
const level = steps.floor()
const within = steps.sub(level)

// A wall, then flat water: the ramp is held at both of its ends.
const wall = clamp01(within.sub(0.04).mul(9))
const bank = clamp01(within.sub(0.72).mul(12))
const ripple = valueNoise(vec2(p.x.mul(7), p.y.mul(30).add(time.mul(0.6))))
const sky = mix(
  vec3(0.98, 0.78, 0.55),
  vec3(0.42, 0.62, 0.78),
  clamp01(level.div(16).add(ripple.mul(0.2))),
)
const rice = mix(
  vec3(0.16, 0.3, 0.12),
  vec3(0.55, 0.68, 0.25),
  valueNoise(p.mul(vec2(60, 25))),
)
const earth = mix(vec3(0.13, 0.1, 0.08), sky, wall)
const field = mix(earth, rice, bank)
const haze = smoothstep(0.4, 1.1, uv.y).mul(0.35)

export const fragment = vec4(mix(field, vec3(0.95, 0.9, 0.82), haze), 1)
