import { fbm, smootherstep } from '@kirari/addons'
import { mix, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const density = fbm(
  vec3(uv.mul(vec2(3, 5)).add(vec2(time.mul(0.1), 0)), time.mul(0.1)),
  6,
)
const sky = mix(
  vec3(0.25, 0.5, 0.85),
  vec3(1),
  smootherstep(-0.1, 0.4, density),
)

export const fragment = vec4(sky, 1)
