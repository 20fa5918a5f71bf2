import { quatLength, random } from '@kirari/addons'
import {
  floor,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(7)
const cell = floor(p)
const id = random(cell)
const q = p.sub(cell).sub(0.5)

// A ball of four dimensions drifts through the page. Its slice is a ball
// that appears, grows and is gone again.
const depth = sin(time.mul(0.7).add(id.mul(6.28))).mul(0.5)
const away = quatLength(vec4(q, 0, depth))
const ball = smoothstep(0.45, 0.43, away)
const size = quatLength(vec4(0, 0, 0, depth))

const height = vec2(0.45, 0)
  .dot(vec2(0.45, 0))
  .sub(away.mul(away))
  .max(0)
  .sqrt()
const light = q.x.mul(-0.6).add(q.y.mul(0.7)).add(height.mul(1.2))
const coral = mix(
  vec3(0.95, 0.35, 0.3),
  vec3(0.98, 0.72, 0.42),
  random(cell.add(9)),
)
const body = mix(
  coral.mul(0.45),
  coral.add(0.15),
  light.add(0.35).saturate(),
)
const paper = mix(vec3(0.1, 0.22, 0.3), vec3(0.16, 0.32, 0.38), uv.y)
const shade = smoothstep(
  0.62,
  0.3,
  quatLength(vec4(q.add(vec2(-0.06, 0.08)), 0, depth)),
).mul(0.45)

export const fragment = vec4(
  mix(
    paper.mul(shade.negate().add(1)),
    body.mul(size.mul(-0.6).add(1.1)),
    ball,
  ),
  1,
)
