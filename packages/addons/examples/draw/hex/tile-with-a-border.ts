import { drawHex } from '@kirari/addons'
import { mix, resolution, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const tile = drawHex(p, 0.36)
const border = drawHex(p, 0.31, 0.02)
const heart = drawHex(p, 0.16, 0.05)

const glaze = mix(vec3(0.05, 0.36, 0.4), vec3(0.22, 0.66, 0.62), uv.y)
const wall = mix(vec3(0.93, 0.89, 0.82), glaze, tile)

export const fragment = vec4(
  mix(wall, vec3(0.98, 0.93, 0.78), border.max(heart)),
  1,
)
