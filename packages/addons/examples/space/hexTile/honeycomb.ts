import { hexTile } from '@kirari/addons'
import {
  max, mix, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const hex = hexTile(uv.sub(0.5).mul(resolution).div(resolution.y), 8)
const p = hex.xy.abs()
// Half the way to the nearest side: to the
// left and right, or to a slanted one.
const side = max(p.x, p.x.mul(0.5).add(p.y.mul(Math.sqrt(3) / 2)))
const wax = smoothstep(0.4, 0.46, side)

export const fragment = vec4(
  mix(vec3(0.98, 0.7, 0.18), vec3(0.55, 0.3, 0.05), wax),
  1,
)
