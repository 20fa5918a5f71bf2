import { aastep } from '@kirari/addons'
import {
  mix,
  resolution,
  sin,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// One step for the sun and one for each row of hills: no edge is jagged.
const sun = aastep(0.2, p.sub(vec2(0.15, 0.1)).length())
const sky = mix(vec3(1, 0.86, 0.5), vec3(0.93, 0.5, 0.38), sun)
const far = sin(p.x.mul(4).add(time.mul(0.1)))
  .mul(0.07)
  .add(sin(p.x.mul(9)).mul(0.03))
const near = sin(p.x.mul(3).add(2).add(time.mul(0.2))).mul(0.09)

const hills = mix(vec3(0.62, 0.25, 0.33), sky, aastep(far, p.y))
const front = mix(
  vec3(0.3, 0.13, 0.26),
  hills,
  aastep(near.sub(0.17), p.y),
)

export const fragment = vec4(
  mix(
    vec3(0.13, 0.07, 0.16),
    front,
    aastep(near.mul(-0.6).sub(0.33), p.y),
  ),
  1,
)
