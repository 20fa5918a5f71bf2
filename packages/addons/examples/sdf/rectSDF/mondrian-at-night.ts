import { drawFill, rectSDF, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv
  .sub(0.5)
  .mul(resolution)
  .mul(px)
  .add(vec2(time.mul(0.02), 0))

// Rows of windows; each has its own width, colour and hour.
const row = p.y.mul(5).floor()
const along = p.x.mul(4).add(valueNoise(row.mul(3.7)).mul(6))
const cell = vec2(along.floor(), row)
const local = vec2(
  along.fract().sub(0.5).div(4),
  p.y.mul(5).fract().sub(0.5).div(5),
)
const pick = valueNoise(cell.mul(1.37).add(0.5))
const d = rectSDF(local, vec2(0.11, 0.085), pick.mul(0.09))

const lamp = mix(
  vec3(1, 0.72, 0.35),
  vec3(0.35, 0.6, 1),
  smoothstep(0.35, 0.65, pick),
)
const awake = sin(time.mul(0.6).add(pick.mul(60)))
  .mul(0.5)
  .add(0.5)
const wall = vec3(0.035, 0.045, 0.09).add(
  lamp.mul(d.max(0).mul(-60).exp()).mul(awake).mul(0.25),
)

export const fragment = vec4(
  mix(wall, lamp.mul(awake.mul(0.8).add(0.15)), drawFill(d, 0, px)),
  1,
)
