import { safeMod } from '@kirari/addons'
import { mix, resolution, smoothstep, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(8)
const cell = p.floor()

// Three colours in turn along the diagonals, left of 0 and below it too.
const turn = safeMod(cell.x.add(cell.y), 3)
const tile = mix(vec3(0.15, 0.3, 0.45), vec3(0.95, 0.75, 0.4), turn.div(2))
const local = p.sub(cell).sub(0.5).abs()

export const fragment = vec4(
  tile.mul(smoothstep(0.5, 0.3, local.x.max(local.y))),
  1,
)
