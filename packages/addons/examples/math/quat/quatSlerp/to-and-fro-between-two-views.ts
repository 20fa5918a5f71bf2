import { quat, quatRotate, quatSlerp } from '@kirari/addons'
import {
  dot, float, mix, resolution, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.4).mul(resolution).div(resolution.y)
const height = float(1).sub(dot(p, p)).max(0).sqrt()

const there = quat(vec3(0.6, 0.8, 0), 2)
const turn = quatSlerp(
  vec4(0, 0, 0, 1),
  there,
  time.sin().mul(0.5).add(0.5),
)
const on = quatRotate(turn, vec3(p, height))
const bands = step(0.5, on.y.mul(4).fract())
const lit = height
  .mul(0.8)
  .add(0.2)
  .mul(step(dot(p, p), 1))

export const fragment = vec4(
  mix(vec3(0.15, 0.3, 0.5), vec3(1, 0.8, 0.5), bands).mul(lit),
  1,
)
