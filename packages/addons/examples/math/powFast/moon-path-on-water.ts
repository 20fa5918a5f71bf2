import { drawFill, gnoise, powFast } from '@kirari/addons'
import {
  float, length, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const horizon = 0.08
const moon = vec2(0.2, 0.3)

const far = float(0.2).div(float(horizon).sub(p.y).max(0.004))
const at = vec2(p.x.mul(far).mul(5), far.mul(14))
const drift = vec2(0, time.mul(0.8))
const tilt = gnoise(at.add(drift)).add(
  gnoise(at.mul(2.3).sub(drift)).mul(0.6),
)

// A wave that leans the right way shows the moon. Near us the
// leaning is wide, so the path opens towards the shore.
const miss = p.x.sub(moon.x).add(tilt.mul(0.22)).div(far.mul(-0.25).exp())
const shine = powFast(float(1).sub(miss.mul(miss)), 48)

const sea = mix(
  vec3(0.02, 0.05, 0.1),
  vec3(0.07, 0.14, 0.24),
  far.mul(0.15).min(1),
)
const water = sea.add(vec3(1, 0.93, 0.75).mul(shine))
const away = length(p.sub(moon))
const halo = away.mul(-9).exp().mul(0.45)
const sky = mix(
  mix(vec3(0.12, 0.2, 0.33), vec3(0.03, 0.05, 0.12), p.y.mul(2)).add(halo),
  vec3(1, 0.96, 0.85),
  drawFill(away, 0.07, 0.005),
)

export const fragment = vec4(
  mix(water, sky, smoothstep(-0.003, 0.003, p.y.sub(horizon))),
  1,
)
