import { drawFill, elasticInOut, hsl2rgb, rectSDF } from '@kirari/addons'
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

const rows = 5
const p = uv.sub(vec2(0.5, 0)).mul(resolution).div(resolution.y).mul(rows)
const row = p.y.floor()
const y = p.y.fract().sub(0.46)
const px = float(rows).div(resolution.y)

// The top of a cube runs ahead of its foot: it leans, and wobbles.
const there = time
  .add(2.6)
  .mod(6)
  .sub(3)
  .abs()
  .sub(row.mul(0.16).add(0.3))
  .div(1.9)
const move = (lead: number) =>
  elasticInOut(there.add(lead).saturate()).sub(0.5).mul(5)
const x = p.x.sub(mix(move(-0.02), move(0.02), y.add(0.4)))

const cube = rectSDF(vec2(x, y), vec2(0.36, 0.36), 0.1)
const paint = hsl2rgb(
  vec3(row.mul(0.09).add(0.88), 0.75, y.mul(0.3).add(0.6)),
)
const core = drawFill(rectSDF(vec2(x, y), vec2(0.2, 0.2), 0.08), 0, 0.2)
const shelf = drawFill(y.add(0.37), 0, px)
const wall = mix(vec3(0.98, 0.96, 0.93), vec3(0.9, 0.87, 0.85), shelf)
const jelly = mix(paint, vec3(1, 0.97, 0.95), core.mul(0.45))

export const fragment = vec4(
  mix(wall, jelly, drawFill(cube, 0, px).mul(0.93)),
  1,
)
