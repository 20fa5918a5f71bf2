import { drawStroke, opUnion, rectSDF } from '@kirari/addons'
import {
  float,
  max,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.5, 0.42)).mul(resolution).mul(px)

const cup = rectSDF(p, vec2(0.2, 0.17), 0.06)
const handle = p.sub(vec2(0.22, 0.01)).length().sub(0.095)
const saucer = rectSDF(p.add(vec2(0, 0.24)), vec2(0.32, 0.018), 0.018)
const inside = p
  .sub(vec2(0.22, 0.01))
  .length()
  .sub(0.05)
  .max(cup.negate())

// Four pixels, whatever the size of the picture.
const line = px.mul(4)
const body = max(
  drawStroke(opUnion(cup, handle), 0, line, px),
  drawStroke(saucer, 0, line, px),
)
const hole = drawStroke(inside, 0, line, px)
const steam = [-0.09, 0, 0.09].map((x) => {
  const sway = sin(
    p.y
      .mul(22)
      .sub(time.mul(2))
      .add(x * 30),
  ).mul(0.018)
  const column = drawStroke(p.x.sub(x).sub(sway), 0, line, px)
  return column
    .mul(smoothstep(0.21, 0.24, p.y))
    .mul(smoothstep(0.42, 0.3, p.y))
})
const ink = steam.reduce((all, one) => max(all, one), max(body, hole))

export const fragment = vec4(
  mix(vec3(0.97, 0.92, 0.83), vec3(0.33, 0.18, 0.12), ink),
  1,
)
