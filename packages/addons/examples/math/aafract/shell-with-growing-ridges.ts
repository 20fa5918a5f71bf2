import { aafract } from '@kirari/addons'
import {
  atan2, float, log, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = p.sub(vec2(0.1, -0.02))
const r = q.length().max(1e-4)
const angle = atan2(q.y, q.x).div(2 * Math.PI)

// A logarithmic spiral: a turn further out is three times as large.
// The width of a pixel is passed, since the angle jumps on the left.
const px = float(1).div(resolution.y).div(r)
const turn = log(r).div(Math.log(3)).sub(angle)
const whorl = aafract(turn, px.mul(0.93))
const ridge = aafract(
  turn.mul(5).add(angle.mul(38)).add(time.mul(0.1)),
  px.mul(7.5),
)

const round = whorl.mul(float(1).sub(whorl)).mul(4).sqrt()
const pearl = mix(vec3(0.55, 0.3, 0.24), vec3(1, 0.93, 0.84), round)
const shell = pearl.mul(ridge.mul(0.35).add(0.7))
const sea = mix(vec3(0.05, 0.2, 0.26), vec3(0.1, 0.34, 0.38), uv.y)
const edge = float(0.44).sub(r)

export const fragment = vec4(
  mix(sea, shell, smoothstep(-0.002, 0.002, edge)),
  1,
)
