import { blendMultiply, smootherstep, valueNoise } from '@kirari/addons'
import { mix, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const wall = mix(vec3(0.93, 0.82, 0.66), vec3(0.97, 0.9, 0.78), uv.y)
const p = uv.mul(vec2(9, 5)).add(vec2(time.mul(0.2), 0))
const fine = valueNoise(vec2(p.y, p.x).mul(2.3))
  .mul(0.6)
  .add(valueNoise(p.mul(5.1)).mul(0.3))
const leaves = valueNoise(p).add(fine)
const shadow = mix(
  vec3(0.45, 0.5, 0.68),
  vec3(1),
  smootherstep(0.85, 1.15, leaves),
)

export const fragment = vec4(blendMultiply(wall, shadow), 1)
