import { pow3 } from '@kirari/addons'
import {
  fwidth, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sway = vec2(time.mul(0.4).cos(), time.mul(0.6).sin()).mul(0.08)
const from = p.sub(sway).mul(vec2(1.15, 1.7))

// The cube has no slope in the middle: squares are large there
// and crowd towards the borders, on either side alike.
const at = pow3(from).mul(5).add(from.mul(2.2))
const wave = at.mul(Math.PI).sin()
const edge = fwidth(wave.x).max(fwidth(wave.y))
const board = wave.x.mul(wave.y)
const ink = smoothstep(edge.negate(), edge, board)
const light = from.sub(vec2(-0.25, 0.3)).length().mul(-0.3).add(1.1)

export const fragment = vec4(
  mix(vec3(0.13, 0.11, 0.16), vec3(0.97, 0.93, 0.85).mul(light), ink),
  1,
)
