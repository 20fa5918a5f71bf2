import { smootherstep } from '@kirari/addons'
import { mix, uv, vec3, vec4 } from 'kirari/node'

const sea = vec3(0.05, 0.2, 0.35)
const sky = vec3(0.95, 0.75, 0.6)

export const fragment = vec4(
  mix(sea, sky, smootherstep(0.3, 0.7, uv.y)),
  1,
)
