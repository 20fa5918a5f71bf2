import { gnoise, ridged } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv
  .mul(resolution)
  .div(resolution.y)
  .mul(1.7)
  .add(vec2(time.mul(0.02), 4.3))
const height = (at: typeof p) => ridged(at, 6, 2, 0.5, 0.8)
const here = height(p)
// The sun is low in the upper left: slopes that face it are
// bright.
const rise = here.sub(height(p.add(vec2(-0.012, 0.012)))).mul(5.5)
const light = rise.add(0.62).clamp(0.12, 1.15)
const rough = gnoise(p.mul(13)).mul(0.05)
const level = here.add(rough)
const meadow = mix(
  vec3(0.2, 0.33, 0.16),
  vec3(0.42, 0.47, 0.24),
  smoothstep(0.12, 0.3, level),
)
const rock = mix(
  meadow,
  vec3(0.47, 0.43, 0.41),
  smoothstep(0.31, 0.43, level),
)
// Snow lies less where the ground is steep.
const snow = smoothstep(0.5, 0.6, level.sub(rise.abs().mul(0.12)))
const ground = mix(rock, vec3(0.97, 0.98, 1), snow)
const lit = ground.mul(
  mix(vec3(0.3, 0.38, 0.58), vec3(1.08, 1, 0.9), light),
)
const lake = smoothstep(0.085, 0.075, here)

export const fragment = vec4(mix(lit, vec3(0.1, 0.34, 0.42), lake), 1)
