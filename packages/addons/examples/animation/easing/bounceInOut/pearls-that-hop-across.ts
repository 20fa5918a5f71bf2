import { bounceInOut, drawFill, hsl2rgb } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const across = 16
const p = uv
  .mul(resolution)
  .div(resolution.y)
  .mul(across / 2)
const column = p.x.floor()
const px = float(across / 2).div(resolution.y)

// From the floor to the ceiling and back, in a wave over all columns.
const late = column.mul(0.07)
const there = time
  .add(2.2)
  .sub(late)
  .mod(5)
  .sub(2.5)
  .abs()
  .sub(0.2)
  .div(2.1)
const y = bounceInOut(there.saturate()).mul(6.9).add(0.55)
const q = vec2(p.x.fract().sub(0.5), p.y.sub(y))

const light = float(0.78).sub(q.distance(vec2(-0.14, 0.16)).mul(0.75))
const pearl = hsl2rgb(vec3(y.mul(0.045).add(0.55), 0.5, light))
const thread = drawFill(q.x.abs(), 0.015, px).mul(0.35)
const dusk = mix(vec3(0.2, 0.1, 0.22), vec3(0.08, 0.1, 0.24), uv.y)
const strung = mix(dusk, vec3(0.8, 0.75, 0.85), thread)

export const fragment = vec4(
  mix(strung, pearl, drawFill(q.length(), 0.42, px)),
  1,
)
