import { aastep } from '@kirari/addons'
import { length, mix, resolution, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const outside = aastep(0.3, length(p))

export const fragment = vec4(
  mix(vec3(1, 0.72, 0.35), vec3(0.09, 0.11, 0.16), outside),
  1,
)
