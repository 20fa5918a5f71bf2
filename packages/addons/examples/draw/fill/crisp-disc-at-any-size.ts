import { drawFill } from '@kirari/addons'
import { float, resolution, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const disc = drawFill(p.length(), 0.35, float(1).div(resolution.y))

export const fragment = vec4(vec3(disc), 1)
