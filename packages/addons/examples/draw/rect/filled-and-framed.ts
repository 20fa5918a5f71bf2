import { drawRect } from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const card = drawRect(p, vec2(0.9, 0.56))
const frame = drawRect(p, vec2(0.78, 0.44), 0.012)

const paper = mix(vec3(0.86, 0.3, 0.26), vec3(0.94, 0.52, 0.3), uv.x)
const table = mix(vec3(0.16, 0.2, 0.27), paper, card)

export const fragment = vec4(mix(table, vec3(1, 0.93, 0.8), frame), 1)
