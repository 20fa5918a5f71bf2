import { smootherstep, valueNoise } from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
// Rings of a trunk, cut lengthwise: noise
// stretched along the plank bends them.
const bend = valueNoise(p.mul(vec2(0.9, 3)))
  .mul(7)
  .add(valueNoise(p.mul(vec2(2.5, 11))).mul(1.3))
const ring = bend.add(p.y.mul(9)).fract()
const late = smootherstep(0.35, 0.95, ring).mul(
  smootherstep(1, 0.95, ring),
)
const fibre = valueNoise(p.mul(vec2(6, 190)))
  .mul(0.6)
  .add(valueNoise(p.mul(vec2(14, 420))).mul(0.4))
const wood = mix(
  vec3(0.86, 0.64, 0.4),
  vec3(0.55, 0.31, 0.15),
  late.mul(0.75),
)
const board = p.y.mul(3).fract()
const joint = smootherstep(0, 0.02, board).mul(
  smootherstep(1, 0.98, board),
)

export const fragment = vec4(
  wood.mul(fibre.mul(0.3).add(0.78)).mul(joint.mul(0.5).add(0.5)),
  1,
)
