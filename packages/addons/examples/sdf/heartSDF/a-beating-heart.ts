import { drawFill, heartSDF } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Two quick beats, then a rest.
const beat = time.mul(1.1).fract()
const pulse = beat
  .mul(-9)
  .exp()
  .mul(sin(beat.mul(28)).abs())
const d = heartSDF(p, pulse.mul(0.05).add(0.33))

const wave = sin(d.mul(70).sub(time.mul(7)))
  .mul(0.5)
  .add(0.5)
const ring = wave.mul(d.max(0).mul(-6).exp()).mul(0.18)
const rose = mix(vec3(0.98, 0.85, 0.86), vec3(1, 0.93, 0.9), uv.y)
const air = mix(
  rose,
  vec3(0.95, 0.5, 0.55),
  ring.add(d.max(0).mul(-14).exp().mul(0.4)),
)
const shine = smoothstep(0.14, 0, p.sub(vec2(-0.15, 0.14)).length()).mul(
  0.5,
)
const red = mix(
  vec3(0.9, 0.12, 0.24),
  vec3(0.62, 0.02, 0.14),
  smoothstep(-0.16, 0, d),
).add(shine)

export const fragment = vec4(mix(air, red, drawFill(d, 0, px)), 1)
