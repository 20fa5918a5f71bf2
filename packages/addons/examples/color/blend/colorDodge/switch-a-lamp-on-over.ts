import { blendColorDodge, valueNoise } from '@kirari/addons'
import { exp, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const wall = vec3(0.3, 0.2, 0.16).mul(
  valueNoise(p.mul(40)).mul(0.5).add(0.6),
)
const lamp = exp(
  uv
    .sub(0.5)
    .mul(resolution)
    .div(resolution.y)
    .distance(vec2(0, 0.2))
    .mul(-4),
)

export const fragment = vec4(
  blendColorDodge(wall, vec3(0.98, 0.85, 0.6).mul(lamp)),
  1,
)
