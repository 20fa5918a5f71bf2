import { drawGrid } from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const fine = drawGrid(p, vec2(0.04), 0.002).mul(0.4)
const bold = drawGrid(p, vec2(0.2), 0.005).mul(0.7)

export const fragment = vec4(
  mix(vec3(0.98, 0.97, 0.94), vec3(0.2, 0.45, 0.7), fine.max(bold)),
  1,
)
