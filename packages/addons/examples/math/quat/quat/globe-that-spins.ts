import { quat, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.4).mul(resolution).div(resolution.y)
const normal = vec3(p, float(1).sub(dot(p, p)).max(0).sqrt())

const spin = quat(normalize(vec3(0.4, 1, 0.1)), time.mul(-0.6))
const on = quatRotate(spin, normal)
const lines = smoothstep(0.04, 0.02, on.mul(5).fract().sub(0.5).abs().y)
const halves = mix(
  vec3(0.15, 0.35, 0.6),
  vec3(0.95, 0.7, 0.4),
  smoothstep(-0.02, 0.02, on.x),
)
const lit = normal
  .dot(normalize(vec3(0.5, 0.6, 0.8)))
  .max(0)
  .mul(0.85)
  .add(0.15)
const ball = smoothstep(1, 0.99, p.length())

export const fragment = vec4(
  mix(halves, vec3(1), lines).mul(lit).mul(ball),
  1,
)
