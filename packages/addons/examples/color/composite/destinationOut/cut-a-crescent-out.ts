import {
  compositeDestinationOut, compositeSourceOver, drawFill,
} from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const night = vec4(
  mix(vec3(0.16, 0.2, 0.4), vec3(0.04, 0.05, 0.14), uv.y),
  1,
)

const moon = vec4(1, 0.94, 0.78, 1).mul(drawFill(p.length(), 0.3, px))
const bite = vec4(drawFill(p.distance(vec2(0.12, 0.08)), 0.26, px))

export const fragment = compositeSourceOver(
  compositeDestinationOut(bite, moon),
  night,
)
