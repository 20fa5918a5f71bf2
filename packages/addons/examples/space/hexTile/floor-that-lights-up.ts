import { hexTile, random } from '@kirari/addons'
import {
  max, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const hex = hexTile(uv.sub(0.5).mul(resolution).div(resolution.y), 9)
const p = hex.xy.abs()
const side = max(p.x, p.x.mul(0.5).add(p.y.mul(Math.sqrt(3) / 2)))
// The middle of the tile: the same for all of its points.
const middle = vec2(hex.z.add(hex.w.mul(0.5)), hex.w.mul(Math.sqrt(3) / 2))
const wave = sin(
  middle.length().mul(0.9).sub(time.mul(2.4)).add(random(hex.zw).mul(1.4)),
)
const lit = smoothstep(0.1, 1, wave)
const tint = mix(
  vec3(0.16, 0.5, 1),
  vec3(1, 0.4, 0.75),
  random(hex.zw.add(0.5)),
)
const tile = mix(vec3(0.05, 0.06, 0.1), tint, lit)
const lamp = tile.mul(smoothstep(0.5, 0.1, side).mul(0.7).add(0.5))

export const fragment = vec4(
  mix(lamp, vec3(0.015, 0.018, 0.03), smoothstep(0.44, 0.46, side)),
  1,
)
