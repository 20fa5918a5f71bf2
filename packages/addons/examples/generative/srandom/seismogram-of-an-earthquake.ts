import { srandom } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const rows = 7
const row = uv.y.mul(rows).floor()
// The drum turns: one row continues where the one above it
// ends.
const seconds = p.x.add(row.negate().mul(1.7)).add(time.mul(0.05))
const since = seconds.add(6.4)
// The quake: a first shock, a stronger second one, and its
// echoes.
const wave = (start: number, strength: number, decay: number) =>
  smoothstep(0, 0.03, since.sub(start))
    .mul(exp(since.sub(start).max(0).mul(-decay)))
    .mul(strength)
const shaking = wave(0, 0.22, 0.9)
  .add(wave(0.6, 0.75, 1.4))
  .add(0.035)
// Straight lines from one signed random number to the next.
const sample = seconds.mul(70)
const swing = mix(
  srandom(sample.floor()),
  srandom(sample.floor().add(1)),
  sample.fract(),
).mul(shaking)
const y = uv.y.mul(rows).fract().sub(0.5).div(0.62)
const slope = srandom(sample.floor().add(1))
  .sub(srandom(sample.floor()))
  .mul(shaking)
  .mul(9)
const ink = smoothstep(
  0.07,
  0.02,
  y.sub(swing).abs().div(slope.mul(slope).add(1).sqrt()),
)
const minute = smoothstep(
  0.006,
  0.002,
  seconds.mul(4).fract().sub(0.5).abs().div(4),
)
const paper = vec3(0.95, 0.92, 0.83).sub(
  vec3(0.05, 0.1, 0.12).mul(minute),
)
const ruled = mix(
  paper,
  vec3(0.78, 0.6, 0.5),
  smoothstep(0.012, 0.004, y.abs()).mul(0.35),
)

export const fragment = vec4(mix(ruled, vec3(0.1, 0.1, 0.3), ink), 1)
