import { quat, quat2mat3 } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.4).mul(resolution).div(resolution.y)
const height = float(1).sub(dot(p, p)).max(0).sqrt()

const turn = quat2mat3(quat(normalize(vec3(1, 1, 0.3)), time.mul(0.7)))
const on = turn.mul(vec3(p, height))

// Each octant of the ball has a colour of its own.
const octant = step(vec3(0), on)
  .mul(vec3(0.75, 0.3, -0.25))
  .add(vec3(0.2, 0.4, 0.75))
const lit = height
  .mul(0.75)
  .add(0.25)
  .mul(step(dot(p, p), 1))

export const fragment = vec4(mix(octant, vec3(1), 0.1).mul(lit), 1)
