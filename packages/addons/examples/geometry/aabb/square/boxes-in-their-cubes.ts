import { AABB, aabbContain, aabbSquare, valueNoise } from '@kirari/addons'
import {
  cos, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(4)
const cell = p.floor()
const local = vec3(p.sub(cell).sub(0.5), 0)

// Each box stretches one way and then the other; its
// square is as large as its longer side.
const phase = time.add(valueNoise(cell.mul(0.73)).mul(9))
const half = vec2(
  sin(phase).mul(0.16).add(0.24),
  cos(phase).mul(0.16).add(0.24),
)
const box = AABB({ min: vec3(half.mul(-1), 0), max: vec3(half, 0) })
const hue = cos(
  vec3(0, 2.1, 4.2).add(valueNoise(cell.mul(0.31).add(7)).mul(6)),
)
  .mul(0.4)
  .add(0.6)

const under = select(
  vec3(0.05, 0.06, 0.1),
  hue.mul(0.3),
  aabbContain(aabbSquare(box), local),
)
export const fragment = vec4(
  select(under, hue, aabbContain(box, local)),
  1,
)
