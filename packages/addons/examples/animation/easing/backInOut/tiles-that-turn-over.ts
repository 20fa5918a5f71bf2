import { backInOut, drawStroke, hsl2rgb, rotate } from '@kirari/addons'
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

const rows = 6
const p = uv.mul(resolution).div(resolution.y).mul(rows)
const cell = p.floor()
const px = float(rows).div(resolution.y)

// Every tile makes a quarter turn, one after another: first in the time
// 0 to 1, the next quarter a round later.
const clock = time
  .add(1.2)
  .div(2.5)
  .sub(cell.x.sub(cell.y).mul(0.035))
  .add(3)
const turns = clock
  .floor()
  .add(backInOut(clock.fract().mul(1.5).saturate()))
const parity = cell.x.add(cell.y).mod(2)
const q = rotate(p.fract().sub(0.5), turns.add(parity).mul(Math.PI / 2))

// Two quarter circles, round opposite corners.
const arcs = q.distance(vec2(0.5)).min(q.distance(vec2(-0.5)))
const band = drawStroke(arcs, 0.5, 0.2, px)
const core = drawStroke(arcs, 0.5, 0.05, px)
const paint = hsl2rgb(
  vec3(cell.x.mul(0.022).add(cell.y.mul(0.03)).add(0.5), 0.65, 0.6),
)
const ground = mix(vec3(0.1, 0.1, 0.2), vec3(0.14, 0.13, 0.25), parity)

export const fragment = vec4(
  mix(mix(ground, paint, band), vec3(1, 0.97, 0.9), core),
  1,
)
