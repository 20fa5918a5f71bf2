import { drawCircle, drawTri } from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A quarter turn to the right: the corner at the top is now at the side.
const triangle = drawTri(vec2(p.y.negate(), p.x), 0.15)
const back = mix(vec3(0.13, 0.11, 0.2), vec3(0.3, 0.16, 0.32), uv.y)
const button = mix(vec3(0.98, 0.36, 0.36), vec3(1, 0.6, 0.4), uv.y)
const round = mix(back, button, drawCircle(p, 0.3))
const ring = mix(round, button, drawCircle(p, 0.34, 0.008))

export const fragment = vec4(mix(ring, vec3(1), triangle), 1)
