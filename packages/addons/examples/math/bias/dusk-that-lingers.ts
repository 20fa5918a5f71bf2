import { bias, random } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

// How far into the night the sky is: 0 at the horizon, 1 overhead.
const k = time.mul(0.4).sin().mul(-0.28).add(0.52)
const night = bias(uv.y.sub(0.16).div(0.84), k)
const warm = mix(vec3(1, 0.72, 0.4), vec3(0.8, 0.3, 0.42), night.mul(2.5))
const sky = mix(
  warm,
  vec3(0.03, 0.05, 0.16),
  smoothstep(0.15, 0.85, night),
)

// The first stars come out where it is dark enough.
const p = uv.mul(resolution).div(resolution.y).mul(60)
const near = smoothstep(0.35, 0, p.fract().sub(0.5).length())
const star = random(p.floor()).pow(60).mul(near).mul(night.mul(night))

const ridge = uv.x
  .mul(5)
  .sin()
  .mul(0.03)
  .add(uv.x.mul(13).add(1).sin().mul(0.012))
  .add(0.17)
const land = smoothstep(0.004, 0, uv.y.sub(ridge))

export const fragment = vec4(
  mix(sky.add(star), vec3(0.04, 0.03, 0.06), land),
  1,
)
