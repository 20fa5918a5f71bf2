import { blendSubtract, fbm } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(2.3)
const height = fbm(p.add(1.7), 4).mul(0.75).add(0.42)
const tide = time.mul(0.35).sin().mul(0.06).add(0.5)

// What is above the water, and what is below it: 0 on the other side.
const land = blendSubtract(height, tide)
const depth = blendSubtract(tide, height)

const beach = smoothstep(0.015, 0.06, land)
const rock = smoothstep(0.16, 0.3, land)
const green = mix(
  vec3(0.42, 0.62, 0.28),
  vec3(0.13, 0.36, 0.2),
  land.mul(6).saturate(),
)
const ground = mix(
  mix(vec3(0.96, 0.88, 0.68), green, beach),
  vec3(0.55, 0.5, 0.46),
  rock,
)

const shallow = exp(depth.mul(-13))
const water = mix(vec3(0.02, 0.16, 0.36), vec3(0.32, 0.8, 0.76), shallow)
const foam = smoothstep(
  0.018,
  0.004,
  depth.sub(time.add(p.x).sin().mul(0.004)),
)

export const fragment = vec4(
  mix(
    mix(water, vec3(1), foam.mul(0.8)),
    ground,
    smoothstep(0, 0.004, land),
  ),
  1,
)
