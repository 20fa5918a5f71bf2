import { drawColorChecker, drawRect } from '@kirari/addons'
import {
  mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Six by four patches, 0.2 high each.
const patches = drawColorChecker(p.div(0.2).add(vec2(3, 2)))
const board = drawRect(p, vec2(1.26, 0.86))
const q = p.add(vec2(-0.015, 0.025)).abs().sub(vec2(0.63, 0.43))
const shadow = smoothstep(0.06, -0.04, q.x.max(q.y))
const table = mix(vec3(0.62, 0.6, 0.58), vec3(0.76, 0.75, 0.73), uv.y)

export const fragment = vec4(
  mix(table.mul(shadow.mul(-0.6).add(1)), patches.max(0.05), board),
  1,
)
