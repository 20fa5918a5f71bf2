import { hsl2rgb } from '@kirari/addons'
import { time, uv, vec3, vec4 } from 'kirari/node'

const hue = uv.x.add(time.mul(0.05))

export const fragment = vec4(
  hsl2rgb(vec3(hue, 0.7, uv.y.mul(0.4).add(0.35))),
  1,
)
