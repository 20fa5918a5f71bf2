import { quat, quatMul, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, resolution, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.4).mul(resolution).div(resolution.y)
const height = float(1).sub(dot(p, p)).max(0).sqrt()

// First about itself, then over to the side.
const turn = quatMul(
  quat(vec3(0, 0, 1), time.mul(0.3)),
  quat(vec3(0, 1, 0), time),
)
const on = quatRotate(turn, vec3(p, height))
const checks = on.mul(3).floor().dot(vec3(1)).mul(0.5).fract().mul(2)
const lit = height
  .mul(0.8)
  .add(0.2)
  .mul(step(dot(p, p), 1))

export const fragment = vec4(
  mix(vec3(0.12, 0.25, 0.45), vec3(1, 0.75, 0.45), checks).mul(lit),
  1,
)
