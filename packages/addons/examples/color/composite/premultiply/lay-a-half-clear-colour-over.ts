import { compositeSourceOver, drawFill, premultiply } from '@kirari/addons'
import { float, mix, resolution, uv, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const disc = drawFill(
  uv.sub(0.5).mul(resolution).mul(px).length(),
  0.3,
  px,
)

const paper = vec4(
  mix(vec3(0.96, 0.95, 0.92), vec3(0.75, 0.85, 0.9), uv.x),
  1,
)
const ink = premultiply(vec4(vec3(0.85, 0.2, 0.3), disc.mul(0.7)))

export const fragment = compositeSourceOver(ink, paper)
