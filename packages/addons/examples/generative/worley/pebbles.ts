import { worley } from '@kirari/addons'
import { mix, resolution, smoothstep, uv, vec3, vec4 } from 'kirari/node'

// A little less than full jitter: no two seeds fall close together.
const d = worley(uv.mul(resolution).div(resolution.y).mul(7), 0.7)
const gap = d.y.sub(d.x)
const stone = mix(
  vec3(0.6, 0.57, 0.52),
  vec3(0.9, 0.88, 0.84),
  smoothstep(0.7, 0, d.x),
)

export const fragment = vec4(
  mix(vec3(0.16, 0.14, 0.13), stone, smoothstep(0.03, 0.16, gap)),
  1,
)
