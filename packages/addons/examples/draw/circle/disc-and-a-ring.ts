import { drawCircle } from '@kirari/addons'
import { resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// In a fragment the size of a pixel need not be given.
const disc = drawCircle(p.add(vec2(0.3, 0)), 0.2)
const ring = drawCircle(p.sub(vec2(0.3, 0)), 0.2, 0.03)

export const fragment = vec4(vec3(disc.add(ring)), 1)
