import { gnoise, pow3 } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const horizon = 0.08

// How far away the ground is. The track leaves its line with the cube
// of that distance, as railways do: the curve begins without a jerk.
const far = float(0.32).div(float(horizon).sub(p.y).max(0.008))
const bend = pow3(far.mul(0.11)).mul(sin(time.mul(0.3)).mul(0.6).add(1))
const beside = p.x.add(0.05).mul(far).sub(bend)
const run = far.add(time.mul(2.5))

const line = (at: number, half: number) => {
  const soft = far.mul(0.004)
  const away = beside.abs().sub(at).abs().sub(half)
  return smoothstep(soft, soft.negate(), away)
}
const tie = smoothstep(0.2, 0.28, run.mul(3).fract().sub(0.5).abs())
  .mul(line(0, 0.52))
  .mul(smoothstep(16, 3, far))
const haze = far.mul(-0.07).exp()
const stones = gnoise(vec2(beside.mul(26), run.mul(22)))
  .mul(0.1)
  .mul(haze)
const grass = gnoise(vec2(beside.mul(1.5), run.mul(1.2))).mul(0.05)
const field = vec3(0.5, 0.58, 0.3).add(grass)
const bed = mix(field, vec3(0.5, 0.46, 0.43).add(stones), line(0, 0.75))
const ties = mix(bed, vec3(0.26, 0.2, 0.17), tie)
const rails = mix(ties, vec3(0.85, 0.86, 0.9), line(0.34, 0.03))

const low = mix(
  vec3(1, 0.82, 0.62),
  vec3(0.38, 0.6, 0.82),
  uv.y.sub(0.5).mul(2.2),
)
const range = gnoise(p.x.mul(3))
  .mul(0.07)
  .add(gnoise(p.x.mul(11)).mul(0.015))
  .add(horizon + 0.06)
const peaks = smoothstep(0.004, -0.004, p.y.sub(range))
const sky = mix(low, vec3(0.5, 0.52, 0.66), peaks)
const ground = mix(vec3(0.86, 0.76, 0.66), rails, haze)

export const fragment = vec4(
  mix(sky, ground, smoothstep(0.003, -0.003, p.y.sub(horizon - 0.003))),
  1,
)
