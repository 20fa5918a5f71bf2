import { oklab2srgb } from '@kirari/addons'
import { atan2, resolution, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const hue = atan2(p.y, p.x)

const colour = oklab2srgb(
  vec3(0.74, hue.cos().mul(0.12), hue.sin().mul(0.12)),
)

export const fragment = vec4(colour.saturate(), 1)
